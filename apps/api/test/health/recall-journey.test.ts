import { createNote } from '@zampa/contract/health/create-note';
import { createVaccination } from '@zampa/contract/health/create-vaccination';
import { readDue } from '@zampa/contract/health/read-due';
import { actOnRecallLink } from '@zampa/contract/health/recalls/act-on-recall-link';
import { previewRecalls } from '@zampa/contract/health/recalls/preview-recalls';
import { readRecallFigures } from '@zampa/contract/health/recalls/read-recall-figures';
import { readRecallLink } from '@zampa/contract/health/recalls/read-recall-link';
import { readRecallLinkSlots } from '@zampa/contract/health/recalls/read-recall-link-slots';
import { readRecalls } from '@zampa/contract/health/recalls/read-recalls';
import { updateRecallSettings } from '@zampa/contract/health/recalls/update-recall-settings';
import { signNote } from '@zampa/contract/health/sign-note';
import { updatePet } from '@zampa/contract/pets/update-pet';
import type { RecallList } from '@zampa/domain/health/recall-steps';
import { fillClients } from '@zampa/testing/many-clients';
import { newVisitor, openSession, type Vet } from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it, vi } from 'vitest';
import { at, newOpenClinic } from '../appointments/clinic.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';

const CORE_DOG = 101;
const DAY_S = 86_400;
/** Days between the doses of a puppy's series, and before the due day when the last recall is sent. */
const [SERIES_DAYS, LAST_STEP_DAYS] = [28, 7];

describe('the first months of a puppy', () => {
  // The clock moves to mornings of the clinic, so schedules run often.
  const product = useProduct({}, { schedulesEveryMs: 100 });

  const dayIn = (days: number) =>
    new Date(product().clock.now().getTime() + days * DAY_S * 1000).toISOString().slice(0, 10);
  /** Moves the clock to an hour so many days ahead, in UTC, the zone of the clinic. */
  function moveTo(days: number, hour: number) {
    const now = product().clock.now().getTime() / 1000;
    product().clock.advance((Math.floor(now / DAY_S) + days) * DAY_S + hour * 3600 - now);
  }

  it('lead from a vaccination to a recall, an appointment booked by its link, and the next dose', async () => {
    moveTo(1, 6);
    const clinic = await newOpenClinic(product(), { instant: true });
    const { facilityId, serviceId } = clinic;
    let vet: Vet = clinic.vet;
    /** Moves the clock and signs the vet in again. */
    const continueAt = async (days: number, hour: number) => {
      moveTo(days, hour);
      vet = { ...vet, ...(await openSession(vet, vet.email)) };
    };
    const [family] = await fillClients(product().pool, facilityId, 1);
    const PetId = family?.petId ?? '';
    const email = `puppy.${facilityId}@example.test`;
    await product().pool.query('update users set email = $2 where id = $1', [
      family?.userId,
      email,
    ]);
    await vet.call(updatePet, { query: { PetId }, body: { birthDate: dayIn(-63) } });
    const vaccinate = () =>
      vet.call(createVaccination, {
        body: { PetId, facilityId, vaccineId: CORE_DOG, givenOn: dayIn(0) },
      });
    const coreDue = async () =>
      (await vet.call(readDue, { query: { PetId, facilityId } })).find(
        ({ item }) => item.vaccineId === CORE_DOG,
      );
    const listOf = (list: RecallList) =>
      vet
        .call(readRecalls, { query: { facilityId, list } })
        .then((recalls) => recalls.filter(({ item }) => item.vaccineId === CORE_DOG));

    // The first visit.
    const note = await vet.call(createNote, { body: { PetId, facilityId, reason: 'First dose' } });
    await vet.call(signNote, { query: { id: note.id } });
    await vaccinate();
    const dueOn = dayIn(SERIES_DAYS);
    expect(await coreDue()).toMatchObject({ dueOn, status: 'DUE', appointment: null });
    const { preview } = await vet.call(previewRecalls, { query: { facilityId } });
    await vet.call(updateRecallSettings, { body: { facilityId, enabled: true, preview } });

    // Three weeks later, the clinic's run of the morning.
    moveTo(SERIES_DAYS - LAST_STEP_DAYS, 9);
    const emails = () =>
      product().mailbox.emails.filter(({ recipients }) => recipients.includes(email));
    await vi.waitFor(() => expect(emails()).toHaveLength(1), { timeout: 20_000 });
    await waitForJobs(product());
    await continueAt(0, 10);
    expect(await listOf('SENT')).toMatchObject([{ pet: { id: PetId }, step: -LAST_STEP_DAYS }]);

    // The owner opens the link and books.
    const token = /\/app\/recall\/(\S+)/.exec(emails()[0]?.mail.text ?? '')?.[1] ?? '';
    const owner = newVisitor(product().address);
    const linked = await makeCall(owner, readRecallLink, { query: { token } });
    expect(linked.items).toContainEqual(expect.objectContaining({ dueOn }));
    expect(linked.services.map(({ id }) => id)).toContain(serviceId);
    const start = at(product().clock.now(), LAST_STEP_DAYS);
    const day = start.slice(0, 10);
    const slots = await makeCall(owner, readRecallLinkSlots, {
      query: { token, serviceId, from: day, to: day },
    });
    expect(slots.map((slot) => slot.start)).toContain(start);
    const booking = { token, action: 'BOOK', serviceId, start } as const;
    const { appointment } = await makeCall(owner, actOnRecallLink, { body: booking });
    expect(appointment).toMatchObject({ start });
    expect(await listOf('BOOKED')).toMatchObject([{ pet: { id: PetId }, doneOn: null }]);
    expect(await coreDue()).toMatchObject({ dueOn, appointment: { start } });

    // The appointment: the second dose closes what was due.
    await continueAt(LAST_STEP_DAYS, 18);
    await vaccinate();
    expect(await listOf('DONE')).toMatchObject([{ pet: { id: PetId }, doneOn: dueOn }]);
    expect(await coreDue()).toMatchObject({ dueOn: dayIn(SERIES_DAYS), status: 'DUE' });
    const figures = await vet.call(readRecallFigures, { query: { facilityId, months: 2 } });
    const count = (field: 'sent' | 'booked' | 'done') =>
      figures.reduce((sum, month) => sum + month[field], 0);
    expect(count('booked')).toBe(1);
    expect(count('done')).toBe(1);
    expect(emails().filter(({ mail }) => mail.text?.includes('/app/recall/'))).toHaveLength(1);
  }, 120_000);
});
