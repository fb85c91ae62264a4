import { createEvent } from '@zampa/contract/requests/create-event';
import { createTimetable } from '@zampa/contract/timetables/create-timetable';
import { readHoursConflicts } from '@zampa/contract/timetables/read-hours-conflicts';
import { updateWorkingHours } from '@zampa/contract/timetables/update-working-hours';
import { updateTimetable } from '@zampa/contract/timetables/update-timetable';
import type { BodyInput } from '@zampa/contract/call';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, openSession } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { requestVisit, at, book, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

type Change = BodyInput<typeof readHoursConflicts>['change'];

const VETERINARIAN = 3;
const daily = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const until = (to: string): Change => ({ kind: 'WEEK', hours: daily('09:00', to) });

describe('POST /api/timetables/conflicts', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const readConflicts = ({ vet, facilityId }: OpenClinic, change: Change) =>
    vet.call(readHoursConflicts, { body: { facilityId, change } });
  const startsOf = (found: Awaited<ReturnType<typeof readConflicts>>) =>
    found.bookings.map(({ payload }) => payload.event.start);
  const bookAt = async (clinic: OpenClinic, start: string, resource?: string) => {
    const visitId = await requestVisit(clinic);
    await book(clinic.vet, visitId, { start, ...(resource && { resource }) });
    return visitId;
  };

  it('lists bookings outside a shorter week by start, with client and pets, and changes nothing', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId, pet } = clinic;
    await bookAt(clinic, at(now(), 9, '16:00'));
    await bookAt(clinic, at(now(), 3, '15:45'));
    const first = await bookAt(clinic, at(now(), 3, '15:00'));
    await bookAt(clinic, at(now(), 3, '10:00'));
    const found = await readConflicts(clinic, until('15:15'));
    expect(found.total).toBe(3);
    expect(startsOf(found)).toEqual([
      at(now(), 3, '15:00'),
      at(now(), 3, '15:45'),
      at(now(), 9, '16:00'),
    ]);
    expect(found.bookings[0]).toMatchObject({
      parent_id: first,
      category: 'BOOKING',
      client: { id: owner.id },
      petNames: [pet.name],
    });
    expect(await readConflicts(clinic, until('17:00'))).toEqual({ total: 0, bookings: [] });
    const body = { workingHours: daily('09:00', '15:15') };
    await vet.call(updateWorkingHours, { query: { facilityId }, body });
    expect(await readConflicts(clinic, until('15:00'))).toEqual({ total: 0, bookings: [] });
  });

  it('considers the members who follow the timetable, before and after it is saved', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId } = clinic;
    const carlo = await newColleague(product());
    await employ(product().pool, facilityId, carlo.id, { roleId: VETERINARIAN });
    await bookAt(clinic, at(now(), 4, '15:00'), carlo.id);
    await bookAt(clinic, at(now(), 4, '15:00'), vet.id);
    const mornings = { hours: daily('09:00', '13:00'), users: [carlo.id] };
    const found = await readConflicts(clinic, { kind: 'TIMETABLE', id: null, ...mornings });
    expect(found.bookings.map(({ payload }) => payload.event.resource)).toEqual([carlo.id]);
    const { id } = await vet.call(createTimetable, {
      body: { facilityId, name: 'Mornings', ...mornings },
    });
    const days: Extract<Change, { kind: 'TIMETABLE' }> = {
      kind: 'TIMETABLE',
      id,
      hours: daily('09:00', '16:00'),
      users: [carlo.id],
    };
    expect((await readConflicts(clinic, days)).total).toBe(0);
    await vet.call(updateTimetable, { query: { id }, body: { hours: days.hours } });
    expect((await readConflicts(clinic, { ...days, hours: daily('09:00', '15:15') })).total).toBe(
      1,
    );
    expect(
      (await readConflicts(clinic, { ...days, hours: daily('09:00', '15:15'), users: [] })).total,
    ).toBe(0);
  });

  it('ignores canceled and past bookings and other calendar entries', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId } = clinic;
    const event = { start: at(now(), 3, '16:00'), end: at(now(), 3, '16:30'), resource: vet.id };
    await vet.call(createEvent, {
      body: { type: 'CALENDAR', category: 'OOO', payload: { facilityId, event } },
    });
    await bookAt(clinic, at(now(), 4, '16:00'));
    const [booking] = (await readConflicts(clinic, until('15:00'))).bookings;
    if (!booking) throw new Error('the booking was not found');
    await vet.call(deleteEvent, { query: { id: booking.id } });
    expect((await readConflicts(clinic, until('15:00'))).total).toBe(0);
    await bookAt(clinic, at(now(), 5, '16:00'));
    expect((await readConflicts(clinic, until('15:00'))).total).toBe(1);
    product().clock.advance(6 * 86_400);
    const later = await openSession(vet, vet.email);
    const body = { facilityId, change: until('15:00') };
    expect((await later.call(readHoursConflicts, { body })).total).toBe(0);
  });

  it('runs the same number of SQL statements for one booking as for several', async () => {
    const clinic = await newOpenClinic(product());
    // E-mails about the bookings are sent in the background with statements of their own.
    const count = async () => {
      const statements = await product().statementsOf(() => readConflicts(clinic, until('15:00')));
      return statements.filter((text) => /occupied_periods|k[.]id = any/.test(text)).length;
    };
    await bookAt(clinic, at(now(), 3, '16:00'));
    expect(await count()).toBe(2);
    for (const day of [4, 5, 6, 7, 8]) await bookAt(clinic, at(now(), day, '16:00'));
    expect(await count()).toBe(2);
  });

  it('rejects the same input as saving, with the error at its field', async () => {
    const clinic = await newOpenClinic(product());
    const stranger = await newVet(product());
    const foreign = await stranger.call(createTimetable, {
      body: { facilityId: stranger.facility.id, name: 'Late', hours: [] },
    });
    const cases: readonly [Change, object][] = [
      [{ kind: 'WEEK', hours: [] }, { code: 'WORKING_HOURS_EMPTY' }],
      [
        { kind: 'WEEK', hours: [{ weekday: 1, from: '13:00', to: '09:00' }] },
        { fields: [{ field: 'change.hours.0.to', code: 'ends_before_start' }] },
      ],
      [
        { kind: 'TIMETABLE', id: null, hours: [], users: [stranger.id] },
        { fields: [{ field: 'change.users', code: 'unknown' }] },
      ],
      [{ kind: 'TIMETABLE', id: foreign.id, hours: [], users: [] }, { status: 404 }],
    ];
    for (const [change, refusal] of cases)
      await expect(readConflicts(clinic, change)).rejects.toMatchObject(refusal);
    await expect(
      stranger.call(readHoursConflicts, {
        body: { facilityId: clinic.facilityId, change: until('15:00') },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
