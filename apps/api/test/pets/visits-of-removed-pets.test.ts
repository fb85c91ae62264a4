import { deletePet } from '@zampa/contract/pets/delete-pet';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { newPet } from '@zampa/testing/requests';
import { createEvent } from '@zampa/contract/requests/create-event';
import { describe, expect, it } from 'vitest';
import { appointmentOf, at, book, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { today } from '../moments.ts';
import { runJobsAfter, waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';

const DAY = 86_400;

describe('visits of a pet that died or was removed', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const inboxKinds = async ({ vet }: OpenClinic) => {
    await waitForJobs(product());
    return (await vet.call(readInbox, { query: {} })).items.map(({ kind }) => kind);
  };

  it.each(['removed', 'died'])(
    'are canceled on request (%s), and the clinic is notified',
    async (reason) => {
      const clinic = await newOpenClinic(product());
      const { vet, owner, pet, visitId } = clinic;
      await book(vet, visitId, { start: at(now(), 3) });
      const query = { PetId: pet.id, cancelVisits: true };
      if (reason === 'removed') await owner.call(deletePet, { query });
      else await owner.call(updatePet, { query, body: { deceasedOn: today() } });
      expect(await inboxKinds(clinic)).toEqual(['CALLED_OFF']);
      expect(await appointmentOf(vet, visitId)).toBeNull();
    },
  );

  it('are kept when another pet is included or no cancellation is requested', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, pet, facilityId, serviceId, visitId } = clinic;
    await book(vet, visitId, { start: at(now(), 3) });
    const other = await newPet(owner, 'Kira');
    const payload = {
      facilityId,
      pets: [pet.id, other.id],
      services: [serviceId],
      event: { start: at(now(), 4) },
    };
    const { id: ofBoth } = await owner.call(createEvent, {
      body: { type: 'HEALTH', category: 'VISIT', payload },
    });
    const query = { PetId: other.id, cancelVisits: true };
    await owner.call(deletePet, { query });
    await owner.call(deletePet, { query: { PetId: pet.id } });
    await waitForJobs(product());
    for (const id of [visitId, ofBoth]) expect(await appointmentOf(vet, id)).not.toBeNull();
  });

  it('cause no reminders', async () => {
    const { vet, owner, pet, visitId } = await newOpenClinic(product());
    await book(vet, visitId, { start: at(now(), 3) });
    await owner.call(deletePet, { query: { PetId: pet.id } });
    await runJobsAfter(product(), 3 * DAY - 6 * 3600);
    const reminded = product().mailbox.emails.filter(
      ({ mail, recipients }) =>
        recipients.includes(owner.email) && /^To(?:day|morrow)/.test(mail.subject ?? ''),
    );
    expect(reminded).toEqual([]);
  });
});
