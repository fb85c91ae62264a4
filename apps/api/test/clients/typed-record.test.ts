import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { createClient } from '@zampa/contract/clients/create-client';
import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { createEvent } from '@zampa/contract/requests/create-event';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { readMovements } from '@zampa/contract/payments/read-movements';
import { createUser } from '@zampa/contract/people/create-user';
import { updateUser } from '@zampa/contract/people/update-user';
import { createService } from '@zampa/contract/services/create-service';
import { newAccount, newVet } from '@zampa/testing/people';
import { startConsultation } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

const TYPED = {
  phone: '+39025550100',
  mobile: '+393401112223',
  address: 'Via Roma 1',
  postcode: '20121',
  city: 'Milano',
  taxNumber: 'VRDNNA80A41H501X',
};
const theirs = {
  phone: '+393337654321',
  address: 'Secret street 7',
  postcode: '00184',
  city: 'Secret town',
  taxNumber: 'RSSMRA80A01H501U',
};

describe('contact data that a clinic typed for a client', () => {
  const product = useProduct();

  it.each([
    { who: 'who has not signed up', signsUp: false },
    { who: 'who has signed up and not accepted', signsUp: true },
  ])(
    'is used on the card, in the calendar and on receipts for a person $who',
    async ({ signsUp }) => {
      const [vet, account] = [await newVet(product()), await newAccount(product())];
      const facilityId = vet.facility.id;
      const client = await vet.call(createClient, {
        body: {
          FacilityId: facilityId,
          firstName: 'Anna',
          lastName: 'Verdi',
          email: account.email,
          pet: { name: 'Kira', SpeciesId: 1 },
        },
      });
      await vet.call(updateClient, { body: { id: client.id, FacilityId: facilityId, ...TYPED } });
      const { id: service } = await vet.call(createService, {
        body: { facilityId, ServiceTypeId: 4, name: 'Visit', duration: 30, price: 4500 },
      });
      const visit = async () => {
        const pets = client.pets.map(({ id }) => id);
        const payload = { facilityId, familyId: client.FamilyId, pets, services: [service] };
        const body = { type: 'HEALTH', category: 'VISIT', payload } as const;
        return (await vet.call(createEvent, { body })).id;
      };
      const [coming, past] = [await visit(), await visit()];
      if (signsUp) {
        const profile = {
          email: account.email,
          firstName: 'Secret',
          lastName: 'Name',
          isVet: false,
        };
        await account.call(createUser, { body: profile });
        await account.call(updateUser, { body: theirs });
      }
      await book(vet, coming, { start: at(product().clock.now(), 3) });
      await startConsultation(vet, past);
      await vet.call(endConversation, { query: { id: past } });
      await vet.call(markPaid, { query: { eventId: past } });

      const now = product().clock.now();
      const query = { facilityId, from: at(now, 0).slice(0, 10), to: at(now, 9).slice(0, 10) };
      const [card] = await vet.call(readClients, { params: { id: facilityId }, query: {} });
      expect(card).toMatchObject(TYPED);
      const [booking] = await vet.call(readCalendar, { query });
      expect(booking?.client).toMatchObject({ phone: TYPED.mobile });
      const [movement] = await vet.call(readMovements, { query });
      expect(movement?.person).toMatchObject({ taxNumber: TYPED.taxNumber });
      const { rows } = await product().pool.query<{ payer: unknown }>(
        'select payer from receipts where facility_id = $1',
        [facilityId],
      );
      expect(rows).toMatchObject([
        { payer: { fiscalCode: TYPED.taxNumber, address: ['Via Roma 1', '20121 Milano'] } },
      ]);
    },
  );
});
