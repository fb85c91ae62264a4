import { answerDose } from '@zampa/contract/health/therapy/answer-dose';
import { createPrescription } from '@zampa/contract/health/therapy/create-prescription';
import { startTherapy } from '@zampa/contract/health/therapy/start-therapy';
import { stopTherapy } from '@zampa/contract/health/therapy/stop-therapy';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { moveToFamily } from '@zampa/testing/memberships';
import { newOwner, openSession, type Owner } from '@zampa/testing/people';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { newClinicWithPatient, type ClinicWithPatient } from './clinic-with-patient.ts';

const HOUR = 3600;
const WAIT = { timeout: 20_000 };

describe('reminders of doses', () => {
  // The suite moves the clock to the doses, so schedules run often.
  const product = useProduct({}, { schedulesEveryMs: 100 });
  let clinic: ClinicWithPatient;
  let owner: Owner;
  let relative: Owner;
  let planId: string;
  let first: Date;
  beforeEach(async () => {
    clinic = await newClinicWithPatient(product());
    owner = clinic.owner;
    relative = await newOwner(product(), 'Rino');
    await moveToFamily(product().pool, owner.familyId, relative.id);
    const line = { medicine: 'Metacam', dose: 1, unit: 'mg', route: 'oral', days: 2 };
    const { lines } = await clinic.vet.call(createPrescription, {
      body: {
        PetId: clinic.pet.id,
        facilityId: clinic.facilityId,
        lines: [{ ...line, every: { hours: 12 } }],
      },
    });
    first = new Date(product().clock.now().getTime() + HOUR * 1000);
    const plan = await owner.call(startTherapy, {
      body: { lineId: lines[0]?.id ?? '', startsAt: first.toISOString() },
    });
    planId = plan.id;
  });

  async function advance(seconds: number) {
    product().clock.advance(seconds);
    owner = { ...owner, ...(await openSession(owner, owner.email)) };
    relative = { ...relative, ...(await openSession(relative, relative.email)) };
  }
  const kindsTo = async (person: Owner) =>
    (await person.call(readNotifications, {}))
      .filter(({ kind }) => kind.startsWith('DOSE_'))
      .map(({ kind, read }) => `${kind}${read ? ' read' : ''}`);
  const waitFor = (person: Owner, kinds: readonly string[]) =>
    vi.waitFor(async () => expect(await kindsTo(person)).toEqual(kinds), WAIT);
  /** Waits until the next dose to remind of is a later one, or no dose is left. */
  const waitForRun = () =>
    vi.waitFor(async () => {
      const { rows } = await product().pool.query<{ isDone: boolean }>(
        `select coalesce(next_dose_at > $2, true) and not exists (select from dose_reminders m
          where m.plan_id = t.id and m.next_at <= $2) as "isDone" from therapy_plans t where id = $1`,
        [planId, product().clock.now()],
      );
      expect(rows[0]?.isDone).toBe(true);
      await waitForJobs(product());
    }, WAIT);
  const answer = (person: Owner) =>
    person.call(answerDose, {
      body: { planId, dueAt: first.toISOString(), status: 'GIVEN' },
    });

  it('go to who started the therapy, and after two hours without an answer to the others, once', async () => {
    await advance(HOUR + 60);
    await waitFor(owner, ['DOSE_DUE']);
    expect(await kindsTo(relative)).toEqual([]);
    const [news] = await owner.call(readNotifications, {});
    expect(news).toMatchObject({
      body: 'Pluto',
      url: `/app/workspace/pets/${clinic.pet.id}?plan=${planId}&dose=${first.toISOString()}`,
    });
    await advance(2 * HOUR);
    await waitFor(relative, ['DOSE_MISSED']);
    await product().pool.query('update therapy_plans set next_dose_at = $2 where id = $1', [
      planId,
      first,
    ]);
    await waitForRun();
    expect(await kindsTo(owner)).toEqual(['DOSE_DUE']);
    expect(await kindsTo(relative)).toEqual(['DOSE_MISSED']);
    await answer(relative);
    expect(await kindsTo(owner)).toEqual(['DOSE_DUE read']);
    expect(await kindsTo(relative)).toEqual(['DOSE_MISSED read']);
  });

  it('end with the answer', async () => {
    await advance(HOUR + 60);
    await waitFor(owner, ['DOSE_DUE']);
    await answer(owner);
    await advance(3 * HOUR);
    await waitForRun();
    expect(await kindsTo(relative)).toEqual([]);
  });

  it('are not sent of doses that were answered early, and after the therapy was stopped', async () => {
    await answer(owner);
    await advance(HOUR + 60);
    await waitForRun();
    await owner.call(stopTherapy, { query: { id: planId }, body: {} });
    await advance(12 * HOUR);
    await waitForRun();
    expect(await kindsTo(owner)).toEqual([]);
    expect(await kindsTo(relative)).toEqual([]);
  });

  it('are not sent hours late, such as after a standstill', async () => {
    await advance(4 * HOUR);
    await waitForRun();
    expect(await kindsTo(owner)).toEqual([]);
    await advance(9 * HOUR + 60);
    await waitFor(owner, ['DOSE_DUE']);
  });
});
