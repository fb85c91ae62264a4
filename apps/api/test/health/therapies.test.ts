import { answerDose } from '@zampa/contract/health/therapy/answer-dose';
import { createPrescription } from '@zampa/contract/health/therapy/create-prescription';
import { prepareRefill } from '@zampa/contract/health/therapy/prepare-refill';
import { readPrescriptions } from '@zampa/contract/health/therapy/read-prescriptions';
import { readTherapies } from '@zampa/contract/health/therapy/read-therapies';
import { startTherapy } from '@zampa/contract/health/therapy/start-therapy';
import { stopTherapy } from '@zampa/contract/health/therapy/stop-therapy';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { moveToFamily } from '@zampa/testing/memberships';
import { newOwner, type TestAccount } from '@zampa/testing/people';
import { beforeEach, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { newClinicWithPatient, newMember, type ClinicWithPatient } from './clinic-with-patient.ts';

describe('therapy plans and doses', () => {
  const product = useProduct();
  let clinic: ClinicWithPatient;
  let lineId: string;
  beforeEach(async () => {
    clinic = await newClinicWithPatient(product());
    const { vet, pet, facilityId } = clinic;
    const line = {
      medicine: 'Metacam',
      dose: 1,
      unit: 'mg',
      route: 'oral',
      every: { times: ['08:00', '20:00'] },
      days: 2,
    };
    const { lines } = await vet.call(createPrescription, {
      body: { PetId: pet.id, facilityId, lines: [line] },
    });
    lineId = lines[0]?.id ?? '';
  });

  const start = (person: TestAccount) =>
    person.call(startTherapy, {
      body: { lineId, startsAt: '2026-05-04T09:30:00Z', zone: 'Europe/Rome' },
    });
  const answer = (
    person: TestAccount,
    planId: string,
    status: 'GIVEN' | 'SKIPPED' = 'GIVEN',
    dueAt = '2026-05-04T18:00:00.000Z',
  ) => person.call(answerDose, { body: { planId, dueAt, status, reason: 'Vomited' } });
  const DAYS = { from: '2026-05-04', to: '2026-05-06' };
  const plansOf = (person: TestAccount, days: { from?: string; to?: string } = DAYS) =>
    person.call(readTherapies, { query: { PetId: clinic.pet.id, ...days } });
  const stop = (person: TestAccount, id: string) =>
    person.call(stopTherapy, { query: { id }, body: { reason: 'Better' } });

  it('start from a prescription line, once, with all doses in the wall-clock times of the zone', async () => {
    const { vet, owner } = clinic;
    const started = await start(owner);
    expect(started.doses).toEqual([]);
    const [plan = started] = await plansOf(owner);
    expect(plan).toMatchObject({
      id: started.id,
      endsAt: '2026-05-06T06:00:00.000Z',
      nextDoseAt: null,
      adherence: [
        { day: '2026-05-04', given: 0, skipped: 0, missed: 1, ahead: 0 },
        { day: '2026-05-05', given: 0, skipped: 0, missed: 2, ahead: 0 },
        { day: '2026-05-06', given: 0, skipped: 0, missed: 1, ahead: 0 },
      ],
      PetId: clinic.pet.id,
      line: { id: lineId, planId: plan.id },
      zone: 'Europe/Rome',
      status: 'ENDED',
    });
    expect(plan.doses.map(({ dueAt }) => dueAt)).toEqual([
      '2026-05-04T18:00:00.000Z',
      '2026-05-05T06:00:00.000Z',
      '2026-05-05T18:00:00.000Z',
      '2026-05-06T06:00:00.000Z',
    ]);
    expect(plan.doses[0]).toEqual({
      dueAt: '2026-05-04T18:00:00.000Z',
      status: 'PENDING',
      reason: null,
      by: null,
      at: null,
    });
    expect((await start(owner)).id).toBe(plan.id);
    expect(await plansOf(vet)).toEqual([plan]);
    const [prescription] = await vet.call(readPrescriptions, {
      query: { PetId: clinic.pet.id },
    });
    expect(prescription?.lines).toMatchObject([{ planId: plan.id }]);
    await expect(start(vet)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(start(await newOwner(product()))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('store the first answer of the family to a dose, however many answer at once', async () => {
    const { vet, owner } = clinic;
    const relative = await newOwner(product(), 'Rino');
    await moveToFamily(product().pool, owner.familyId, relative.id);
    const { id } = await start(owner);
    const answers = await Promise.all([
      answer(owner, id, 'GIVEN'),
      answer(relative, id, 'SKIPPED'),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    product().clock.advance(60);
    expect(await answer(relative, id, 'SKIPPED')).toEqual(answers[0]);
    const first = answers[0].status === 'GIVEN' ? owner : relative;
    expect(answers[0]).toMatchObject({ by: { id: first.id }, reason: 'Vomited' });
    for (const person of [owner, relative, vet])
      expect((await plansOf(person))[0]?.doses[0]).toMatchObject({
        status: answers[0].status,
        at: answers[0].at,
      });
  });

  it('refuse doses that are not of the plan or far ahead, and those of strangers and staff', async () => {
    const { vet, owner } = clinic;
    const { id } = await start(owner);
    const dueAt = '2026-05-04T18:30:00.000Z';
    await expect(answer(owner, id, 'GIVEN', dueAt)).rejects.toMatchObject({
      fields: [{ field: 'dueAt', code: 'unknown' }],
    });
    await expect(answer(vet, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(answer(await newOwner(product()), id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await product().pool.query(`update therapy_plans set starts_at = $2 where id = $1`, [
      id,
      new Date(product().clock.now().getTime() + 3 * 86_400_000),
    ]);
    const [plan] = await plansOf(owner, {});
    expect(plan?.status).toBe('ACTIVE');
    expect(plan?.nextDoseAt).toBe(plan?.doses[0]?.dueAt);
    await expect(answer(owner, id, 'GIVEN', plan?.doses[0]?.dueAt)).rejects.toMatchObject({
      fields: [{ field: 'dueAt', code: 'date_in_future' }],
    });
  });

  it('show the doses of the asked days, and refuse too many of them', async () => {
    const { owner } = clinic;
    await start(owner);
    const [plan] = await plansOf(owner, { from: '2026-05-05', to: '2026-05-05' });
    expect(plan?.doses.map(({ dueAt }) => dueAt)).toEqual([
      '2026-05-05T06:00:00.000Z',
      '2026-05-05T18:00:00.000Z',
    ]);
    for (const [days, code] of [
      [{ from: '2026-05-05', to: '2026-05-04' }, 'ends_before_start'],
      [{ from: '2026-01-01', to: '2026-05-04' }, 'too_long'],
    ] as const)
      await expect(plansOf(owner, days)).rejects.toMatchObject({ fields: [{ field: 'to', code }] });
  });

  it('prepare the request for more, for the family alone', async () => {
    const { vet, owner, pet, facilityId, serviceId } = clinic;
    const { id } = await start(owner);
    expect(await owner.call(prepareRefill, { query: { id } })).toEqual({
      facilityId,
      pets: [pet.id],
      services: [serviceId],
      note: 'Pluto needs more Metacam. Could you prescribe it again?',
    });
    await expect(vet.call(prepareRefill, { query: { id } })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const stranger = await newOwner(product());
    await expect(stranger.call(prepareRefill, { query: { id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('end with the day of the death: later doses are gone and cannot be answered', async () => {
    const { owner, pet } = clinic;
    const { id } = await start(owner);
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { deceasedOn: '2026-05-05' } });
    const [plan] = await plansOf(owner);
    expect(plan?.doses).toHaveLength(3);
    expect(plan?.status).toBe('ENDED');
    await expect(answer(owner, id, 'GIVEN', '2026-05-06T06:00:00.000Z')).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
  });

  it('are stopped by the family or by staff who treat, and then end', async () => {
    const { vet, owner, facilityId } = clinic;
    const { id } = await start(owner);
    const assistant = await newMember(product(), facilityId, 'assistant');
    await expect(stop(assistant, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await product().pool.query(
      `update therapy_plans set stopped_at = '2026-05-05T12:00:00Z' where id = $1`,
      [id],
    );
    const [plan] = await plansOf(owner);
    expect(plan).toMatchObject({ status: 'STOPPED', doses: [{}, {}] });
    await expect(answer(owner, id, 'GIVEN', '2026-05-05T18:00:00.000Z')).rejects.toMatchObject({
      status: 409,
      code: 'STATUS_CONFLICT',
    });
    expect(await answer(owner, id)).toMatchObject({ status: 'GIVEN' });
    await product().pool.query('update therapy_plans set stopped_at = null where id = $1', [id]);
    const stopped = await stop(vet, id);
    expect(stopped).toMatchObject({ status: 'STOPPED', stopReason: 'Better' });
    product().clock.advance(60);
    expect(await stop(owner, id)).toEqual(stopped);
  });

  it('end with the death of the pet, and do not start after it', async () => {
    const { owner, pet } = clinic;
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { deceasedOn: '2026-05-01' } });
    await expect(start(owner)).rejects.toMatchObject({ status: 409, code: 'STATUS_CONFLICT' });
  });
});
