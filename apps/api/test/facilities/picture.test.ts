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
  joinClinic,
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

describe('clinic picture (PATCH /api/facilities)', () => {
  const product = useProduct();
  const setPicture = async (vet: Vet) => {
    const { image } = await vet.call(updateFacility, {
      body: { facilityId: vet.facility.id },
      image: { bytes: await pngPicture() },
    });
    if (!image) throw new Error('a facility without its picture');
    return image;
  };
  const idIn = (image: string) => image.replace('/api/files/', '');
  const fetchPicture = (viewer: TestAccount | ReturnType<typeof newVisitor>, image: string) =>
    sendCall(viewer, readFile, { params: { id: idIn(image) }, query: {} });

  it('appears on the card for staff, clients and signed-in people with the code', async () => {
    const [vet, client, stranger] = [
      await newVet(product()),
      await newOwner(product()),
      await newOwner(product()),
    ];
    await joinClinic(client, vet.facility);
    const image = await setPicture(vet);
    const query = { facilityId: vet.facility.id };
    expect(await client.call(readFacilities, { query })).toMatchObject([{ image }]);
    expect((await client.call(readMe, {})).vetFacilities).toMatchObject([{ image }]);
    expect((await vet.call(readMe, {})).facilities).toMatchObject([{ image }]);
    const { id, name, code } = vet.facility;
    const card = await stranger.call(readFacilityByCode, { params: { code } });
    expect(card).toEqual({ id, name, city: null, image });
    for (const viewer of [vet, client, stranger])
      expect((await fetchPicture(viewer, image)).status, viewer.email).toBe(200);
    expect((await fetchPicture(newVisitor(product().address), image)).status).toBe(401);
  });

  it('replaces the previous picture, and stays when none is sent', async () => {
    const [vet, stranger] = [await newVet(product()), await newColleague(product())];
    const [before, after] = [await setPicture(vet), await setPicture(vet)];
    const body = { facilityId: vet.facility.id, city: 'Pavia' };
    expect(await vet.call(updateFacility, { body })).toMatchObject({ image: after });
    expect((await fetchPicture(stranger, after)).status).toBe(200);
    expect((await fetchPicture(stranger, before)).status).toBe(404);
    // The replaced file is deleted for everyone.
    expect((await fetchPicture(vet, before)).status).toBe(404);
  });

  it('is stored when a clinic is opened with it', async () => {
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
    expect((await fetchPicture(vet, opened.facility.image ?? '')).status).toBe(200);
  });

  it('rejects a file that is not a picture, and keeps the current one', async () => {
    const vet = await newVet(product());
    const image = await setPicture(vet);
    const body = { facilityId: vet.facility.id };
    const refused = vet.call(updateFacility, { body, image: { bytes: Buffer.from('no picture') } });
    await expect(refused).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
      fields: [{ field: 'image' }],
    });
    expect(await vet.call(updateFacility, { body })).toMatchObject({ image });
  });

  it('is shown as a thumbnail in an invitation, before any sign-in', async () => {
    const vet = await newVet(product());
    await setPicture(vet);
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
