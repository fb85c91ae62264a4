import { pauseBookings } from '@zampa/contract/appointments/pause-bookings';
import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readEvent } from '@zampa/contract/inbox/read-event';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { employ } from '@zampa/testing/memberships';
import { newColleague } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import {
  requestVisit,
  at,
  book,
  calendarOf,
  updateCalendarEntry,
  newOpenClinic,
  type OpenClinic,
} from './clinic.ts';

const VETERINARIAN = 3;

describe('saving an absence (POST /api/facilities/unavailability and POST /api/events OOO)', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const day = (days: number) => at(now(), days).slice(0, 10);
  const occupied = { status: 409, code: 'PERIOD_OCCUPIED' };

  const createAbsence = (
    { vet, facilityId }: OpenClinic,
    from: string,
    to: string,
    userId?: string,
  ) =>
    vet.call(createUnavailability, {
      body: { facilityId, start: from, end: to, ...(userId && { userId }) },
    });

  it('closes the whole clinic and lists the closure in its configuration', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId, visitId } = clinic;
    const closed = await vet.call(createUnavailability, {
      body: { facilityId, start: day(3), end: day(4), allDay: true, reason: 'Moving house' },
    });
    const times = { start: at(now(), 3, '00:00'), end: at(now(), 5, '00:00'), allDay: true };
    expect(closed).toMatchObject({
      category: 'OOO',
      parent_id: null,
      payload: { event: { ...times, resource: null }, reason: 'Moving house', status: 'NEW' },
    });
    const { closures } = await vet.call(readFacilityConfiguration, { query: { facilityId } });
    expect(closures).toEqual([{ id: closed.id, ...times, reason: 'Moving house' }]);
    await expect(book(vet, visitId, { start: at(now(), 4) })).rejects.toMatchObject(occupied);
    expect(await vet.call(readEvent, { query: { id: closed.id } })).toEqual(closed);
    await book(vet, visitId, { start: at(now(), 5, '00:00') });
  });

  it('notifies colleagues by socket and says whether opening times changed', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId } = clinic;
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    const { heard } = await openSocket(colleague);
    const expectedEvents: unknown[] = [];
    const expectCalendarEvent = (opening: boolean) => {
      expectedEvents.push(['calendar', { facilityId, opening }]);
      return expect.poll(() => heard).toEqual(expectedEvents);
    };
    const { id } = await createAbsence(clinic, at(now(), 3), at(now(), 4));
    await expectCalendarEvent(true);
    await updateCalendarEntry(vet, id, { event: { end: at(now(), 5) } });
    await expectCalendarEvent(true);
    const away = await createAbsence(clinic, at(now(), 6), at(now(), 7), vet.id);
    await expectCalendarEvent(false);
    await vet.call(deleteEvent, { query: { id: away.id } });
    await expectCalendarEvent(false);
    await vet.call(deleteEvent, { query: { id } });
    await expectCalendarEvent(true);
    for (const minutes of [30, 0] as const) {
      await vet.call(pauseBookings, { body: { facilityId, minutes } });
      await expectCalendarEvent(true);
    }
  });

  it.each([
    { start: '0050-01-01', end: '0050-01-02', field: 'start' },
    { start: '0099-12-31T00:00:00Z', end: '0100-01-01', field: 'start' },
    { start: '2026-12-01', end: '9999-12-31', field: 'end' },
  ])(
    'rejects an absence from $start to $end at the field $field',
    async ({ start, end, field }) => {
      const { vet, facilityId } = await newOpenClinic(product());
      const refused = { status: 400, fields: [{ field, code: 'out_of_range' }] };
      for (const allDay of [true, false])
        await expect(
          vet.call(createUnavailability, { body: { facilityId, start, end, allDay } }),
        ).rejects.toMatchObject(refused);
    },
  );

  it('rejects an absence during a visit, for one member and for the whole clinic', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId, visitId } = clinic;
    await book(vet, visitId, { start: at(now(), 3) });
    await expect(
      createAbsence(clinic, at(now(), 3, '09:00'), at(now(), 3, '11:00'), vet.id),
    ).rejects.toMatchObject(occupied);
    await expect(
      createAbsence(clinic, at(now(), 3, '09:00'), at(now(), 3, '11:00')),
    ).rejects.toMatchObject(occupied);
    const carlo = await newColleague(product());
    await employ(product().pool, facilityId, carlo.id, { roleId: VETERINARIAN });
    await createAbsence(clinic, at(now(), 3, '09:00'), at(now(), 3, '11:00'), carlo.id);
    await createAbsence(clinic, at(now(), 3, '11:00'), at(now(), 3, '12:00'));
    expect(await calendarOf(clinic, now(), 3)).toHaveLength(3);
    const ofCarlo = await vet.call(readCalendar, {
      query: { facilityId, from: day(3), to: day(3), assigneeId: carlo.id },
    });
    expect(ofCarlo.map(({ payload }) => payload.event.resource)).toEqual([carlo.id, null]);
  });

  it('rejects a booking while the member has one at another clinic', async () => {
    const [one, other] = await Promise.all([newOpenClinic(product()), newOpenClinic(product())]);
    await employ(product().pool, other.facilityId, one.vet.id, { roleId: VETERINARIAN });
    await book(one.vet, one.visitId, { start: at(now(), 3) });
    const there = { start: at(now(), 3), resource: one.vet.id };
    await expect(book(other.vet, other.visitId, there)).rejects.toMatchObject(occupied);
    await book(other.vet, other.visitId, { start: at(now(), 3) });
  });

  it('lets members move their own absence and admins delete it', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId, visitId } = clinic;
    const carlo = await newColleague(product());
    await employ(product().pool, facilityId, carlo.id, { roleId: VETERINARIAN });
    const event = { start: at(now(), 3, '09:00'), end: at(now(), 3, '12:00'), resource: carlo.id };
    const { id } = await carlo.call(createEvent, {
      body: {
        type: 'CALENDAR',
        category: 'OOO',
        payload: { facilityId, event, reason: 'Dentist' },
      },
    });
    const foreign = { facilityId, userId: vet.id, start: event.start, end: event.end };
    await expect(carlo.call(createUnavailability, { body: foreign })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(owner.call(deleteEvent, { query: { id } })).rejects.toMatchObject({
      status: 404,
    });
    await book(vet, visitId, { start: at(now(), 3, '13:00'), resource: carlo.id });
    await expect(
      updateCalendarEntry(carlo, id, { event: { end: at(now(), 3, '14:00') } }),
    ).rejects.toMatchObject(occupied);
    expect(
      await updateCalendarEntry(carlo, id, { event: { end: at(now(), 3, '13:00') } }),
    ).toMatchObject({
      payload: { status: 'UPDATED', event: { end: at(now(), 3, '13:00') }, reason: 'Dentist' },
    });
    await vet.call(deleteEvent, { query: { id } });
    await vet.call(deleteEvent, { query: { id } });
    await book(vet, await requestVisit(clinic), {
      start: at(now(), 3, '09:00'),
      resource: carlo.id,
    });
    await expect(updateCalendarEntry(carlo, id, { event: {} })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
  });

  it('stores an entry of an unknown category without blocking any time', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId, visitId } = clinic;
    const event = { title: 'Staff meeting', start: at(now(), 3), end: at(now(), 3, '11:00') };
    const { id, seq } = await vet.call(createEvent, {
      body: { type: 'CALENDAR', category: 'PARTY', payload: { facilityId, event } },
    });
    expect(seq).toBe(0);
    await book(vet, visitId, { start: at(now(), 3) });
    const calendarEntries = await calendarOf(clinic, now(), 3);
    expect(calendarEntries.map(({ category }) => category).toSorted()).toEqual(['BOOKING', 'NONE']);
    expect(calendarEntries.map((entry) => entry.id)).toContain(id);
  });

  it('creates one absence when sent twice, and requires a valid period', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId } = clinic;
    const event = { start: at(now(), 3), end: at(now(), 3, '11:00') };
    const body = {
      type: 'CALENDAR',
      category: 'OOO',
      clientId: 'once',
      payload: { facilityId, event },
    } as const;
    const first = await vet.call(createEvent, { body });
    expect(await vet.call(createEvent, { body })).toEqual(first);
    await expect(createAbsence(clinic, event.end, event.start)).rejects.toMatchObject({
      fields: [{ field: 'end', code: 'ends_before_start' }],
    });
    await expect(
      vet.call(createEvent, {
        body: { type: 'CALENDAR', category: 'OOO', payload: { facilityId } },
      }),
    ).rejects.toMatchObject({ fields: [{ field: 'payload.event.start', code: 'required' }] });
    await expect(
      vet.call(updateEvent, { query: { id: first.id }, body: { payload: { note: 'x' } } }),
    ).rejects.toMatchObject({ fields: [{ field: 'payload.note' }] });
  });
});
