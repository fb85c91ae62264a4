import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { holdSlot } from '@zampa/contract/appointments/hold-slot';
import { readConflicts } from '@zampa/contract/appointments/read-conflicts';
import { createEvent } from '@zampa/contract/requests/create-event';
import { employ } from '@zampa/testing/memberships';
import { newColleague } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { at, book, newOpenClinic, type OpenClinic } from './clinic.ts';

const VETERINARIAN = 3;

describe('GET /api/facilities/unavailability/conflicts', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const day = (days: number) => at(now(), days).slice(0, 10);

  const createAllDayAbsence = (
    { vet, facilityId }: OpenClinic,
    days: number,
    userId: string | null,
  ) =>
    vet.call(createUnavailability, {
      body: { facilityId, userId, start: day(days), end: day(days), allDay: true, reason: 'Away' },
    });

  const readAbsenceConflicts = async ({ vet, facilityId }: OpenClinic, userId?: string) => {
    const query = { facilityId, start: day(2), end: day(9), allDay: true };
    return vet.call(readConflicts, { query: userId ? { ...query, userId } : query });
  };
  const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

  it('returns exactly the entries that the absence would overlap', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId, visitId } = clinic;
    const carlo = await newColleague(product());
    await employ(product().pool, facilityId, carlo.id, { roleId: VETERINARIAN });
    const own = await createAllDayAbsence(clinic, 3, vet.id);
    const closed = await createAllDayAbsence(clinic, 4, null);
    const ofCarlo = await createAllDayAbsence(clinic, 5, carlo.id);
    const booked = await book(vet, visitId, { start: at(now(), 6), resource: vet.id });
    await createAllDayAbsence(clinic, 10, vet.id);
    expect(idsOf(await readAbsenceConflicts(clinic, vet.id))).toEqual([
      own.id,
      closed.id,
      booked.id,
    ]);
    expect(idsOf(await readAbsenceConflicts(clinic, carlo.id))).toEqual([closed.id, ofCarlo.id]);
    const all = [own.id, closed.id, ofCarlo.id, booked.id];
    expect(idsOf(await readAbsenceConflicts(clinic))).toEqual(all);
    const [first] = await readAbsenceConflicts(clinic);
    expect(first).toMatchObject({
      category: 'OOO',
      payload: { reason: 'Away', event: { resource: vet.id, allDay: true } },
    });
  });

  it('returns a slot held by a pet owner without naming them', async () => {
    const clinic = await newOpenClinic(product());
    const { owner, vet, facilityId, serviceId, pet } = clinic;
    const held = await owner.call(holdSlot, {
      body: { facilityId, services: [serviceId], pets: [pet.id], start: at(now(), 3) },
    });
    expect(await readAbsenceConflicts(clinic, vet.id)).toMatchObject([
      {
        category: 'NONE',
        parent_id: null,
        client: null,
        payload: { heldUntil: held.heldUntil, userId: null },
      },
    ]);
  });

  it('returns the times proposed for a conflicting booking, even outside the absence', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, visitId } = clinic;
    const booked = await book(vet, visitId, { start: at(now(), 3) });
    expect(idsOf(await readAbsenceConflicts(clinic))).toEqual([booked.id]);
    const times = [{ start: at(now(), 20), end: at(now(), 20, '10:30'), resource: vet.id }];
    await vet.call(createEvent, {
      body: {
        type: 'BOT',
        parent_id: visitId,
        payload: { eventAction: 'PROPOSE_TIME', times },
      },
    });
    const [still, proposed, ...others] = await readAbsenceConflicts(clinic);
    expect(still?.id).toBe(booked.id);
    expect(proposed).toMatchObject({
      category: 'NONE',
      parent_id: visitId,
      payload: { event: { start: at(now(), 20) } },
    });
    expect(others).toEqual([]);
  });
});
