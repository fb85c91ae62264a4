import { createClient } from '@zampa/contract/clients/create-client';
import { importClients } from '@zampa/contract/import/import-clients';
import { createEvent } from '@zampa/contract/requests/create-event';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { updateUser } from '@zampa/contract/people/update-user';
import { createService } from '@zampa/contract/services/create-service';
import { newVet, type Vet } from '@zampa/testing/people';
import { startConsultation } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

const person = { firstName: 'Ida', lastName: 'Riva' };
const DOG = 1;

const ways = {
  'entered by hand': (vet: Vet, email: string) =>
    vet.call(createClient, { body: { FacilityId: vet.facility.id, ...person, email } }),
  imported: (vet: Vet, email: string) =>
    vet.call(importClients, {
      query: { facilityId: vet.facility.id },
      body: { users: [{ ...person, email }] },
    }),
  invited: (vet: Vet, email: string) =>
    vet.call(inviteClients, {
      query: { facilityId: vet.facility.id },
      body: { users: [{ ...person, email }] },
    }),
};

describe('language of client records', () => {
  const product = useProduct();

  it.each(Object.entries(ways))(
    "is the creator's language for clients %s",
    async (way, writeDown) => {
      const vet = await newVet(product());
      await vet.call(updateUser, { body: { language: 'it' } });
      const email = `ida.${way.length}@example.test`;
      await writeDown(vet, email);
      // A later change of their language does not affect existing records.
      await vet.call(updateUser, { body: { language: 'en' } });
      const { rows } = await product().pool.query<{ language: string }>(
        'select language from users where email = $1',
        [email],
      );
      expect(rows).toEqual([{ language: 'it' }]);
    },
  );

  it('is used for appointment e-mails and receipts', async () => {
    const vet = await newVet(product());
    await vet.call(updateUser, { body: { language: 'it' } });
    const facilityId = vet.facility.id;
    const email = 'ida.riva@example.test';
    const { FamilyId: familyId, pets } = await vet.call(createClient, {
      body: { FacilityId: facilityId, ...person, email, pet: { name: 'Kira', SpeciesId: DOG } },
    });
    const { id: serviceId } = await vet.call(createService, {
      body: { facilityId, ServiceTypeId: 4, name: 'Visit', duration: 30, price: 4500 },
    });
    const payload = { facilityId, familyId, pets: pets.map(({ id }) => id), services: [serviceId] };
    const { id } = await vet.call(createEvent, {
      body: { type: 'HEALTH', category: 'VISIT', payload },
    });
    const nextSubject = async () => (await product().mailbox.next({ to: email })).mail.subject;
    await book(vet, id, { start: at(product().clock.now(), 3) });
    expect(await nextSubject()).toMatch(/^Il tuo appuntamento/);
    await startConsultation(vet, id);
    await vet.call(endConversation, { query: { id } });
    await vet.call(markPaid, { query: { eventId: id } });
    expect(await nextSubject()).toMatch(/^Ricevuta /);
  });
});
