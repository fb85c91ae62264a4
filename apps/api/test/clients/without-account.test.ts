import { createEvent } from '@zampa/contract/requests/create-event';
import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { importClients, type ImportRow } from '@zampa/contract/import/import-clients';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { readPets } from '@zampa/contract/pets/read-pets';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { createService } from '@zampa/contract/services/create-service';
import { newVet, type TestAccount, type Vet } from '@zampa/testing/people';
import { consultationOf, newClinicWithClient, startConsultation } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

const REFUSED = {
  status: 409,
  json: {
    code: 'CLIENT_NOT_REGISTERED',
    detail: 'Client not yet registered, feature unavailable.',
  },
};

describe('clients without an account', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  /** Creates a clinic with a visit service of €45.00 and one imported client. */
  async function clinicWith(person: Partial<ImportRow>) {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    const { id: serviceId } = await vet.call(createService, {
      body: { facilityId, ServiceTypeId: 4, name: 'Visit', duration: 30, price: 4500 },
    });
    const users = [{ firstName: 'Ida', lastName: 'Riva', pets: [{ name: 'Kira' }], ...person }];
    await vet.call(importClients, { query: { facilityId }, body: { users } });
    return { vet, facilityId, serviceId, ...(await clientOf(vet)) };
  }

  async function clientOf(vet: Vet) {
    const [client] = await vet.call(readClients, {
      params: { id: vet.facility.id },
      query: {},
    });
    const [pet] = client?.pets ?? [];
    if (!client || !pet) throw new Error('nobody was imported');
    return { client, pet, familyId: client.FamilyId };
  }

  type Clinic = Awaited<ReturnType<typeof clinicWith>>;

  const createRequest = (
    caller: TestAccount,
    clinic: Clinic,
    category: string,
    serviceId = clinic.serviceId,
  ) => {
    const { facilityId, familyId, pet } = clinic;
    const payload = { facilityId, familyId, pets: [pet.id], services: [serviceId] };
    return caller.send(createEvent, { body: { type: 'HEALTH', category, payload } });
  };
  const visit = async (clinic: Clinic) => {
    const { status, json } = await createRequest(clinic.vet, clinic, 'VISIT');
    expect(status).toBe(201);
    return (json as { id: string }).id;
  };

  it.each(['IMPORTED', 'INVITED'])(
    'with status %s can be booked, and get the appointment e-mail',
    async (status) => {
      const email = `ida.${status.toLowerCase()}@example.test`;
      const clinic = await clinicWith({ email });
      if (status === 'INVITED')
        await clinic.vet.call(inviteClients, {
          query: { facilityId: clinic.facilityId },
          body: { users: [{ id: clinic.client.userId, email }] },
        });
      expect((await clientOf(clinic.vet)).client.status).toBe(status);
      const visitId = await visit(clinic);
      await book(clinic.vet, visitId, { start: at(now(), 3) });
      // The invitation may arrive first.
      let text = '';
      while (!text.includes('/app/appointment/'))
        text = (await product().mailbox.next({ to: email })).mail.text ?? '';
      expect(text).toContain('Kira');
      const [seen] = await clinic.vet.call(readPets, { query: { PetId: clinic.pet.id } });
      expect(seen).toMatchObject({ id: clinic.pet.id, name: 'Kira' });
    },
  );

  it('without an e-mail address can be booked without an e-mail, get a note and pay in cash', async () => {
    const clinic = await clinicWith({ phone: '333 1234567' });
    const { vet, facilityId, client } = clinic;
    const visitId = await visit(clinic);
    await book(vet, visitId, { start: at(now(), 3) });
    await vet.call(updateClient, {
      body: { id: client.id, FacilityId: facilityId, note: 'Rings in the evening' },
    });
    await startConsultation(vet, visitId);
    await vet.call(endConversation, { query: { id: visitId } });
    expect((await clientOf(vet)).client).toMatchObject({
      note: 'Rings in the evening',
      balance: 4500,
    });
    expect(await vet.call(markPaid, { query: { eventId: visitId } })).toBe(true);
    expect((await clientOf(vet)).client.balance).toBe(0);
  });

  it.each(['CONSULTATION', 'VIDEOCONSULTATION'])('cannot be offered a %s', async (category) => {
    const clinic = await clinicWith({ phone: '333 1234567' });
    expect(await createRequest(clinic.vet, clinic, category)).toMatchObject(REFUSED);
  });

  it('cannot get services that need the app, proposed times, messages or card payments', async () => {
    const clinic = await clinicWith({ phone: '333 1234567' });
    const { vet } = clinic;
    const byMessage = await consultationOf(vet);
    expect(await createRequest(vet, clinic, 'VISIT', byMessage)).toMatchObject(REFUSED);
    const id = await visit(clinic);
    expect(await vet.call(readRequest, { params: { id } })).toMatchObject({
      family: { id: clinic.familyId, registered: false },
    });
    const times = [{ start: at(now(), 3), end: at(now(), 3, '10:30'), resource: vet.id }];
    const propose = { eventAction: 'PROPOSE_TIME', times };
    const common = { parent_id: id };
    expect(
      await vet.send(createEvent, { body: { type: 'BOT', ...common, payload: propose } }),
    ).toMatchObject(REFUSED);
    const chat = { type: 'CHAT', ...common, payload: { message: 'Hello' } };
    expect(await vet.send(createEvent, { body: chat })).toMatchObject(REFUSED);
    await startConsultation(vet, id);
    expect(await vet.send(createEvent, { body: chat })).toMatchObject(REFUSED);
    expect(
      await vet.send(endConversation, { query: { id }, body: { payment_type: 'DIGITAL' } }),
    ).toMatchObject(REFUSED);
  });

  it("cannot be booked by another clinic or with another client's pet", async () => {
    const clinic = await clinicWith({ phone: '333 1234567' });
    const other = await newClinicWithClient(product());
    expect(await createRequest(other.vet, clinic, 'VISIT')).toMatchObject({ status: 404 });
    const foreign = { ...clinic, pet: other.pet };
    expect(await createRequest(clinic.vet, foreign, 'VISIT')).toMatchObject({ status: 404 });
    expect(await other.vet.call(readPets, { query: { PetId: clinic.pet.id } })).toEqual([]);
  });
});
