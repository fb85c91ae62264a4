import { createOrganization } from '@zampa/contract/facilities/create-organization';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { readFacilities } from '@zampa/contract/facilities/read-facilities';
import { readFacilityByCode } from '@zampa/contract/facilities/read-facility-by-code';
import { readFile } from '@zampa/contract/files/read-file';
import { readInvitation } from '@zampa/contract/invitations/read-invitation';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { readMe } from '@zampa/contract/people/read-me';
import {
  join,
  newColleague,
  newOwner,
  newVet,
  newVisitor,
  type TestAccount,
  type Vet,
} from '@zampa/testing/people';
import { makeCall, sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';

describe('PATCH /api/facilities — the picture', () => {
  const product = useProduct();
  const give = async (vet: Vet) => {
    const { image } = await vet.call(updateFacility, {
      body: { facilityId: vet.facility.id },
      image: { bytes: await pngPicture() },
    });
    if (!image) throw new Error('a facility without its picture');
    return image;
  };
  const idIn = (image: string) => image.replace('/api/files/', '');
  const fetched = (by: TestAccount | ReturnType<typeof newVisitor>, image: string) =>
    sendCall(by, readFile, { params: { id: idIn(image) }, query: {} });

  it('stands on the card, with staff, clients and whoever looks the code up', async () => {
    const [vet, client, stranger] = [
      await newVet(product()),
      await newOwner(product()),
      await newOwner(product()),
    ];
    await join(client, vet.facility);
    const image = await give(vet);
    const query = { facilityId: vet.facility.id };
    expect(await client.call(readFacilities, { query })).toMatchObject([{ image }]);
    expect((await client.call(readMe, {})).vetFacilities).toMatchObject([{ image }]);
    expect((await vet.call(readMe, {})).facilities).toMatchObject([{ image }]);
    const { id, name, code } = vet.facility;
    const card = await stranger.call(readFacilityByCode, { params: { code } });
    expect(card).toEqual({ id, name, city: null, image });
    for (const by of [vet, client, stranger])
      expect((await fetched(by, image)).status, by.email).toBe(200);
    expect((await fetched(newVisitor(product().address), image)).status).toBe(401);
  });

  it('takes the place of the one before, which leaves the card and stays when none is sent', async () => {
    const [vet, stranger] = [await newVet(product()), await newColleague(product())];
    const [before, after] = [await give(vet), await give(vet)];
    const body = { facilityId: vet.facility.id, city: 'Pavia' };
    expect(await vet.call(updateFacility, { body })).toMatchObject({ image: after });
    expect((await fetched(stranger, after)).status).toBe(200);
    expect((await fetched(stranger, before)).status).toBe(404);
    // What was replaced is kept for nobody.
    expect((await fetched(vet, before)).status).toBe(404);
  });

  it('is there from the start when the clinic is opened with it', async () => {
    const vet = await newColleague(product());
    const opened = await vet.call(createOrganization, {
      body: {
        name: 'Clinica Nuova',
        businessName: 'Nuova GmbH',
        address: 'Am Markt',
        streetNumber: '1',
        postcode: '10115',
        city: 'Berlin',
        country: 'DE',
        email: 'nuova@example.test',
        phone: '030 123456',
        vat: 'DE999888777',
        timezone: 'Europe/Rome',
      },
      image: { bytes: await pngPicture() },
    });
    expect((await fetched(vet, opened.facility.image ?? '')).status).toBe(200);
  });

  it('refuses what is no picture, and keeps the one that is there', async () => {
    const vet = await newVet(product());
    const image = await give(vet);
    const body = { facilityId: vet.facility.id };
    const refused = vet.call(updateFacility, { body, image: { bytes: Buffer.from('no picture') } });
    await expect(refused).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
      fields: [{ field: 'image' }],
    });
    expect(await vet.call(updateFacility, { body })).toMatchObject({ image });
  });

  it('is shown small to whoever holds an invitation, before any sign-in', async () => {
    const vet = await newVet(product());
    await give(vet);
    const query = { facilityId: vet.facility.id };
    const body = { users: [{ email: 'invited.to.see@example.test' }] };
    await vet.call(inviteClients, { query, body });
    const [invitation] = await vet.call(readInvitations, { query });
    const token = invitation?.link.split('invitation=')[1] ?? '';
    const visitor = newVisitor(product().address);
    const { facility } = await makeCall(visitor, readInvitation, { body: { token } });
    expect(facility.picture).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
  });
});
