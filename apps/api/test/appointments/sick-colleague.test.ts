import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { proposeOtherTimes } from '@zampa/contract/appointments/propose-other-times';
import { readBookingsToMove } from '@zampa/contract/appointments/read-bookings-to-move';
import { reassignBookings } from '@zampa/contract/appointments/reassign-bookings';
import { createEvent } from '@zampa/contract/requests/create-event';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { newClientWithoutAccount } from '../clients/client-without-account.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { appointmentOf, at, book, newOpenClinic, requestVisit, slotStartsOn } from './clinic.ts';

const [VETERINARIAN, CONSULTANT] = [3, 6];
const HOUR_MS = 3_600_000;

describe('rescheduling the bookings of a sick colleague', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const day = (days: number) => at(now(), days).slice(0, 10);

  /** Carlo has visits at 9:00, 10:00 and 10:30 in three days; Luca works there too. */
  async function scene() {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId, visitId } = clinic;
    const [carlo, luca] = [
      await newColleague(product(), 'Carlo'),
      await newColleague(product(), 'Luca'),
    ];
    for (const { id } of [carlo, luca])
      await employ(product().pool, facilityId, id, { roleId: VETERINARIAN });
    const visits = [visitId, await requestVisit(clinic), await requestVisit(clinic)];
    const times = ['09:00', '10:00', '10:30'];
    const bookings: string[] = [];
    for (const [nth, visit] of visits.entries()) {
      const start = at(now(), 3, times[nth]);
      bookings.push((await book(vet, visit, { start, resource: carlo.id })).id);
    }
    const absence = (allowOverlap?: boolean, userId: string | null = carlo.id) =>
      vet.call(createUnavailability, {
        body: {
          facilityId,
          userId,
          start: day(3),
          end: day(3),
          allDay: true,
          reason: 'Flu',
          ...(allowOverlap !== undefined && { allowOverlap }),
        },
      });
    const toMove = async () =>
      (await vet.call(readBookingsToMove, { query: { facilityId } }))
        .filter(({ category }) => category === 'BOOKING')
        .map(({ id }) => id);
    const reassign = (ids: readonly string[], userId = luca.id) =>
      vet.call(reassignBookings, { body: { facilityId, userId, bookings: [...ids] } });
    const propose = (ids: readonly string[]) =>
      vet.call(proposeOtherTimes, { body: { facilityId, bookings: [...ids] } });
    const inboxKinds = async () =>
      (await vet.call(readInbox, { query: { facilityId } })).items.map(({ kind }) => kind);
    return {
      ...clinic,
      carlo,
      luca,
      visits,
      bookings,
      absence,
      toMove,
      reassign,
      propose,
      inboxKinds,
    };
  }

  it('refuses the absence by default and saves it with allowOverlap, which lists the bookings', async () => {
    const { absence, toMove, bookings, inboxKinds, vet, owner, visits, ...clinic } = await scene();
    await expect(absence()).rejects.toMatchObject({ status: 409, code: 'PERIOD_OCCUPIED' });
    expect(await toMove()).toEqual([]);
    const away = await absence(true);
    expect(away).toMatchObject({ category: 'OOO', payload: { reason: 'Flu', valid: true } });
    expect(await toMove()).toEqual(bookings);
    expect(await inboxKinds()).toEqual(['TO_BE_MOVED', 'TO_BE_MOVED', 'TO_BE_MOVED']);
    // The bookings stay valid, and the time of the absent colleague is not offered.
    expect((await appointmentOf(owner, visits[0] ?? ''))?.payload).toMatchObject({ valid: true });
    expect(await slotStartsOn(owner, clinic, day(3), clinic.carlo.id)).toEqual([]);
    await expect(
      book(vet, await requestVisit({ ...clinic, vet, owner }), {
        start: at(now(), 3, '09:00'),
        resource: clinic.carlo.id,
      }),
    ).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    await expect(absence(true)).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
  });

  it('lists all bookings during a closure of the whole clinic', async () => {
    const { absence, toMove, bookings } = await scene();
    await absence(true, null);
    expect(await toMove()).toEqual(bookings);
  });

  it('needs to move no booking once the absence is canceled', async () => {
    const { absence, toMove, vet, owner, carlo, inboxKinds, ...clinic } = await scene();
    const { id } = await absence(true);
    await vet.call(deleteEvent, { query: { id } });
    expect(await toMove()).toEqual([]);
    expect(await inboxKinds()).toEqual([]);
    await expect(
      book(vet, await requestVisit({ ...clinic, vet, owner }), {
        start: at(now(), 3, '09:00'),
        resource: carlo.id,
      }),
    ).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    expect(await slotStartsOn(owner, clinic, day(3), carlo.id)).not.toContain('10:00');
  });

  it('moves bookings to a colleague who is free then, notifies the clients and lists the remaining bookings', async () => {
    const { absence, toMove, reassign, bookings, luca, vet, owner, visits, ...clinic } =
      await scene();
    const busy = await book(vet, await requestVisit({ ...clinic, vet, owner }), {
      start: at(now(), 3, '10:15'),
      end: at(now(), 3, '10:45'),
      resource: luca.id,
    });
    await absence(true);
    const [first = '', second = '', third = ''] = bookings;
    const result = await reassign(bookings);
    expect(result).toEqual({
      succeeded: [first],
      failed: [
        { id: second, code: 'PERIOD_OCCUPIED' },
        { id: third, code: 'PERIOD_OCCUPIED' },
      ],
    });
    expect(await toMove()).toEqual([second, third]);
    expect((await appointmentOf(owner, visits[0] ?? ''))?.payload).toMatchObject({
      status: 'UPDATED',
      event: { start: at(now(), 3, '09:00'), end: at(now(), 3, '09:30'), resource: luca.id },
    });
    await waitForJobs(product());
    const letters = product().mailbox.emails.filter(
      ({ recipients, mail }) =>
        recipients.includes(owner.email) && mail.subject?.includes('was changed'),
    );
    expect(letters).toHaveLength(1);
    await vet.call(deleteEvent, { query: { id: busy.id } });
    expect(await reassign(bookings)).toEqual({ succeeded: bookings, failed: [] });
    expect(await toMove()).toEqual([]);
  });

  it.each([
    {
      why: 'does not work then',
      change: `insert into timetables (id, facility_id, name, created_at, updated_at)
        values (gen_random_uuid(), $1, 'Free', now(), now()) returning id`,
      code: 'NOT_WORKING',
    },
    {
      why: 'does not treat the pet',
      change: `update facility_members set species = '{99}' where facility_id = $1 and user_id = $2`,
      code: 'NOT_TREATED',
    },
  ])('does not move a booking to a colleague who $why', async ({ change, code }) => {
    const { absence, reassign, bookings, luca, facilityId } = await scene();
    await absence(true);
    const { rows } = await product().pool.query<{ id: string }>(
      change,
      change.includes('$2') ? [facilityId, luca.id] : [facilityId],
    );
    const [timetable] = rows;
    if (timetable)
      await product().pool.query(
        'update facility_members set timetable_id = $1 where user_id = $2',
        [timetable.id, luca.id],
      );
    const [first = ''] = bookings;
    expect(await reassign([first])).toEqual({ succeeded: [], failed: [{ id: first, code }] });
  });

  it('moves each booking once when two people press at the same time', async () => {
    const { absence, reassign, bookings, toMove, owner, visits } = await scene();
    await absence(true);
    const results = await Promise.all([reassign(bookings), reassign(bookings)]);
    for (const result of results) expect(result).toEqual({ succeeded: bookings, failed: [] });
    expect(await toMove()).toEqual([]);
    await waitForJobs(product());
    const { events } = await owner.call(readRequest, { params: { id: visits[0] ?? '' } });
    expect(events.filter(({ type }) => type === 'CALENDAR')).toHaveLength(1);
    const letters = product().mailbox.emails.filter(
      ({ recipients, mail }) =>
        recipients.includes(owner.email) && mail.subject?.includes('was changed'),
    );
    expect(letters).toHaveLength(bookings.length);
  });

  it('proposes three next free times to each client, none of them twice, once per client', async () => {
    const { absence, propose, bookings, toMove, inboxKinds, vet, owner, facilityId } =
      await scene();
    await absence(true);
    const results = await Promise.all([propose(bookings), propose(bookings)]);
    for (const result of results) expect(result).toEqual({ succeeded: bookings, failed: [] });
    const entries = await vet.call(readBookingsToMove, { query: { facilityId } });
    const proposed = entries.filter(({ category }) => category === 'NONE');
    expect(proposed).toHaveLength(9);
    const keys = proposed.map(({ payload: { event } }) => `${event.resource} ${event.start}`);
    expect(new Set(keys).size).toBe(9);
    expect(await toMove()).toEqual(bookings);
    // The client has to choose now, so nothing waits for the clinic.
    expect(await inboxKinds()).toEqual([]);
    await waitForJobs(product());
    const letters = product().mailbox.emails.filter(
      ({ recipients, mail }) =>
        recipients.includes(owner.email) && mail.text?.includes('/app/workspace/chat/'),
    );
    expect(letters.filter(({ mail }) => mail.subject?.includes('propos'))).toHaveLength(3);
  });

  it('lets the client accept a proposed time in the last 24 hours, which settles the booking', async () => {
    const { propose, toMove, vet, owner, carlo, facilityId, ...clinic } = await scene();
    const visitId = await requestVisit({ ...clinic, vet, owner });
    const start = new Date(now().getTime() + 3 * HOUR_MS).toISOString();
    const { id } = await book(vet, visitId, { start, resource: carlo.id });
    await vet.call(createUnavailability, {
      body: {
        facilityId,
        userId: carlo.id,
        start: now().toISOString(),
        end: at(now(), 1),
        allowOverlap: true,
      },
    });
    await propose([id]);
    const entries = await vet.call(readBookingsToMove, { query: { facilityId } });
    const chosen = entries.find(({ category }) => category === 'NONE')?.payload.event.start ?? '';
    await owner.call(createEvent, {
      body: {
        type: 'BOT',
        parent_id: visitId,
        payload: { eventAction: 'APPOINTMENT', start: chosen },
      },
    });
    expect((await appointmentOf(owner, visitId))?.payload.event.start).toBe(chosen);
    expect(await toMove()).toEqual([]);
  });

  it('lists as failed the bookings of clients without the app, and those that need no move', async () => {
    const { absence, propose, reassign, bookings, vet, carlo, luca } = await scene();
    const { openVisit } = await newClientWithoutAccount(vet, `ida.${vet.email}`);
    const { id } = await book(vet, await openVisit(), {
      start: at(now(), 3, '14:00'),
      resource: carlo.id,
    });
    const [first = ''] = bookings;
    expect(await reassign([first])).toEqual({
      succeeded: [],
      failed: [{ id: first, code: 'NOT_TO_MOVE' }],
    });
    await absence(true);
    expect(await propose([id])).toEqual({
      succeeded: [],
      failed: [{ id, code: 'CLIENT_NOT_REGISTERED' }],
    });
    expect(await reassign([id], luca.id)).toEqual({ succeeded: [id], failed: [] });
  });

  it('is allowed only to staff of the clinic, and not to consultants', async () => {
    const { absence, bookings, facilityId, owner, luca } = await scene();
    await absence(true);
    const consultant = await newColleague(product());
    await employ(product().pool, facilityId, consultant.id, { roleId: CONSULTANT });
    const stranger = await newVet(product());
    const callers = [
      { caller: owner, code: 'FORBIDDEN' },
      { caller: consultant, code: 'FORBIDDEN' },
      { caller: stranger, code: 'FACILITY_UNKNOWN' },
    ] as const;
    for (const { caller, code } of callers) {
      const body = { facilityId, bookings };
      await expect(
        caller.call(readBookingsToMove, { query: { facilityId } }),
      ).rejects.toMatchObject({ code });
      await expect(caller.call(proposeOtherTimes, { body })).rejects.toMatchObject({ code });
      await expect(
        caller.call(reassignBookings, { body: { ...body, userId: luca.id } }),
      ).rejects.toMatchObject({ code });
    }
    // A booking of another clinic is not found.
    await expect(
      stranger.call(proposeOtherTimes, { body: { facilityId: stranger.facility.id, bookings } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
