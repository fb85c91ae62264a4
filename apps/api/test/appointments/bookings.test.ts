import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readEvent } from '@zampa/contract/inbox/read-event';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readSlots } from '@zampa/contract/appointments/read-slots';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newOwner } from '@zampa/testing/people';
import { endService, startConsultation } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import {
  appointmentOf,
  requestVisit,
  at,
  book,
  calendarOf,
  updateCalendarEntry,
  newOpenClinic,
  slotStartsOn,
} from './clinic.ts';

describe('a booking (POST, PATCH and DELETE /api/events)', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const inHours = (hours: number) => new Date(now().getTime() + hours * 3_600_000).toISOString();

  it('by staff is NEW and appears in the visit and the calendar', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, pet, serviceId, visitId } = clinic;
    const { id, seq } = await book(vet, visitId, { start: at(now(), 3), title: 'Vaccination' });
    expect(seq).toBe(1);
    const booking = await appointmentOf(owner, visitId);
    expect(booking).toMatchObject({
      id,
      parent_id: visitId,
      category: 'BOOKING',
      petNames: [pet.name],
      client: { id: owner.id },
      payload: {
        event: {
          title: 'Vaccination',
          start: at(now(), 3),
          end: at(now(), 3, '10:30'),
          resource: vet.id,
        },
        status: 'NEW',
        valid: true,
        services: [serviceId],
        pets: [pet.id],
      },
    });
    expect(await calendarOf(clinic, now(), 3)).toMatchObject([{ id }]);
    expect(await calendarOf(clinic, now(), 4)).toEqual([]);
    const { events } = await owner.call(readRequest, { params: { id: visitId } });
    expect(events).toMatchObject([{ id, type: 'CALENDAR', payload: { status: 'NEW' } }]);
    expect(await owner.call(readEvent, { query: { id } })).toMatchObject({
      id,
      parent_id: visitId,
    });
  });

  it.each([
    ['waits for the clinic', {}, 'TO_BE_CONFIRMED'],
    ['is booked immediately', { instant: true }, 'NEW'],
  ])('by a pet owner %s', async (_what, service, status) => {
    const clinic = await newOpenClinic(product(), service);
    const { owner, visitId } = clinic;
    const { id } = await book(owner, visitId, { start: at(now(), 3) });
    const booking = await appointmentOf(owner, visitId);
    expect(booking).toMatchObject({
      id,
      payload: { status, event: { end: at(now(), 3, '10:30') } },
    });
  });

  it('by a pet owner is accepted only at an offered time', async () => {
    const clinic = await newOpenClinic(product());
    const { owner, visitId } = clinic;
    for (const wrong of [
      at(now(), 3, '08:45'),
      at(now(), 3, '10:05'),
      at(now(), -1),
      at(now(), 380),
    ])
      await expect(book(owner, visitId, { start: wrong })).rejects.toMatchObject({
        code: 'VALIDATION',
        fields: [{ field: 'payload.event.start', code: 'not_offered' }],
      });
    await book(clinic.vet, await requestVisit(clinic), { start: at(now(), 3, '10:00') });
    await expect(book(owner, visitId, { start: at(now(), 3, '10:15') })).rejects.toMatchObject({
      status: 409,
      code: 'PERIOD_OCCUPIED',
      detail: 'Period already occupied.',
    });
    expect(await appointmentOf(owner, visitId)).toBeNull();
    expect(await countOf(product(), 'events', 'conversation_id = $1', [visitId])).toBe(0);
    await book(owner, visitId, { start: at(now(), 3, '10:30') });
  });

  it('can be requested without a time, and gets one only once', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const { id } = await book(owner, visitId, {});
    expect(await appointmentOf(vet, visitId)).toMatchObject({
      id,
      payload: { status: 'TO_BE_BOOKED', event: { start: null, end: null } },
    });
    const timed = await updateCalendarEntry(vet, id, { event: { start: at(now(), 3) } });
    expect(timed).toMatchObject({ id, payload: { status: 'NEW', event: { start: at(now(), 3) } } });
    await expect(book(vet, visitId, { start: at(now(), 4) })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
  });

  it('can be confirmed only by the clinic, and only once', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(owner, visitId, { start: at(now(), 3) });
    await expect(updateCalendarEntry(owner, id, { status: 'NEW' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await updateCalendarEntry(vet, id, { status: 'NEW' })).toMatchObject({
      payload: { status: 'NEW' },
    });
    await expect(updateCalendarEntry(vet, id, { status: 'UPDATED' })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
  });

  it('moves to a free time, and keeps its time when the new one is taken', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const { id } = await book(vet, visitId, { start: at(now(), 3, '10:00') });
    const other = await requestVisit(clinic);
    await book(vet, other, { start: at(now(), 3, '12:00') });
    await expect(
      updateCalendarEntry(owner, id, { event: { start: at(now(), 3, '12:15') } }),
    ).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    expect(await appointmentOf(owner, visitId)).toMatchObject({
      payload: { status: 'NEW', event: { start: at(now(), 3, '10:00') } },
    });
    // Moving by 15 minutes overlaps only the booking's own time, so it is allowed.
    const moved = await updateCalendarEntry(owner, id, { event: { start: at(now(), 3, '10:15') } });
    expect(moved).toMatchObject({
      payload: { status: 'UPDATED', event: { start: at(now(), 3, '10:15') } },
    });
    const starts = await slotStartsOn(owner, clinic, at(now(), 3).slice(0, 10));
    expect(starts).toContain('09:45');
    expect(starts).not.toContain('10:00');
  });

  it('can be assigned to a colleague at the clinic, but not to a stranger', async () => {
    const { vet, visitId, facilityId } = await newOpenClinic(product());
    const [carlo, stranger] = await Promise.all([newColleague(product()), newColleague(product())]);
    await employ(product().pool, facilityId, carlo.id, { roleId: 3 });
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    const moved = await updateCalendarEntry(vet, id, { event: { resource: carlo.id } });
    expect(moved).toMatchObject({
      payload: { event: { resource: carlo.id, start: at(now(), 3) } },
    });
    await expect(
      updateCalendarEntry(vet, id, { event: { resource: stranger.id } }),
    ).rejects.toMatchObject({
      fields: [{ field: 'payload.event.resource', code: 'unknown' }],
    });
  });

  it('is canceled by changing its status or deleting it, which frees its time', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const first = await book(owner, visitId, { start: at(now(), 3) });
    const canceled = { payload: { status: 'CANCELED', valid: false, invalidatedBy: owner.id } };
    expect(await updateCalendarEntry(owner, first.id, { status: 'CANCELED' })).toMatchObject(
      canceled,
    );
    expect(await updateCalendarEntry(owner, first.id, { status: 'CANCELED' })).toMatchObject(
      canceled,
    );
    expect(await appointmentOf(owner, visitId)).toBeNull();
    await expect(updateCalendarEntry(vet, first.id, { status: 'NEW' })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    const second = await book(owner, visitId, { start: at(now(), 3) });
    await vet.call(deleteEvent, { query: { id: second.id } });
    expect(await appointmentOf(owner, visitId)).toBeNull();
    expect(await calendarOf(clinic, now(), 3)).toEqual([]);
  });

  it('stays in the calendar after its cancellation only on request', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId } = clinic;
    const day = at(now(), 3).slice(0, 10);
    const off = await book(vet, clinic.visitId, { start: at(now(), 3, '10:00') });
    await updateCalendarEntry(vet, off.id, { status: 'CANCELED' });
    const rebooked = await book(vet, await requestVisit(clinic), { start: at(now(), 3, '10:00') });
    const later = await book(vet, await requestVisit(clinic), { start: at(now(), 4, '10:00') });
    await updateCalendarEntry(vet, later.id, { status: 'CANCELED' });
    const seen = async (calledOff: boolean) => {
      const query = { facilityId, from: day, to: day, calledOff };
      return (await vet.call(readCalendar, { query })).map(({ id, payload }) => [
        id,
        payload.valid,
      ]);
    };
    expect(await seen(false)).toEqual([[rebooked.id, true]]);
    expect(await seen(true)).toEqual([
      [off.id, false],
      [rebooked.id, true],
    ]);
  });

  it('can be changed by a pet owner until 24 hours before it, and by staff at any time', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const { id } = await book(vet, visitId, { start: inHours(24), end: inHours(24.5) });
    const refused = { status: 409, code: 'TOO_LATE' };
    const later = { event: { start: at(now(), 5) } };
    await expect(updateCalendarEntry(owner, id, { status: 'CANCELED' })).rejects.toMatchObject(
      refused,
    );
    await expect(updateCalendarEntry(owner, id, later)).rejects.toMatchObject(refused);
    await expect(owner.call(deleteEvent, { query: { id } })).rejects.toMatchObject(refused);
    await updateCalendarEntry(vet, id, later);
    // Nor can it move to a time at which it could no longer be changed.
    const [from, to] = [at(now(), 0).slice(0, 10), at(now(), 1).slice(0, 10)];
    const [soon] = await owner.call(readSlots, {
      query: { facilityId: clinic.facilityId, services: clinic.serviceId, from, to },
    });
    await expect(
      updateCalendarEntry(owner, id, { event: { start: soon?.start ?? '' } }),
    ).rejects.toMatchObject(refused);
    await updateCalendarEntry(owner, id, { status: 'CANCELED' });
  });

  it('lets only staff choose whether the client is notified', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const silent = { tellClient: false };
    const forbidden = { status: 403, code: 'FORBIDDEN' };
    await expect(book(owner, visitId, {}, silent)).rejects.toMatchObject(forbidden);
    const { id } = await book(vet, visitId, { start: at(now(), 3) }, silent);
    const later = { event: { start: at(now(), 5) }, ...silent };
    await expect(updateCalendarEntry(owner, id, later)).rejects.toMatchObject(forbidden);
    await updateCalendarEntry(vet, id, later);
    expect((await appointmentOf(owner, visitId))?.payload.status).toBe('UPDATED');
    // The option is rejected everywhere else: for conversations, cancellations, bookings without a time and absences.
    const unexpected = {
      status: 400,
      fields: [{ field: 'payload.tellClient', code: 'unexpected' }],
    };
    await expect(updateCalendarEntry(vet, visitId, silent)).rejects.toMatchObject(unexpected);
    await expect(updateCalendarEntry(vet, id, silent)).rejects.toMatchObject(unexpected);
    await expect(
      updateCalendarEntry(vet, id, { status: 'CANCELED', ...silent }),
    ).rejects.toMatchObject(unexpected);
    await expect(book(vet, await requestVisit(clinic), {}, silent)).rejects.toMatchObject(
      unexpected,
    );
    const away = { start: at(now(), 6), end: at(now(), 7) };
    await expect(
      vet.call(createEvent, {
        body: {
          type: 'CALENDAR',
          category: 'OOO',
          payload: { facilityId: clinic.facilityId, event: away, ...silent },
        },
      }),
    ).rejects.toMatchObject(unexpected);
    expect((await appointmentOf(owner, visitId))?.payload.valid).toBe(true);
  });

  it('cannot be changed by strangers, or by anyone after the visit has ended', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    const stranger = await newOwner(product());
    const unknown = { status: 404, code: 'NOT_FOUND' };
    await expect(updateCalendarEntry(stranger, id, { status: 'CANCELED' })).rejects.toMatchObject(
      unknown,
    );
    await expect(book(stranger, visitId, {})).rejects.toMatchObject(unknown);
    await expect(
      owner.call(readCalendar, {
        query: { facilityId: clinic.facilityId, from: at(now(), 0), to: at(now(), 5) },
      }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await startConsultation(vet, visitId);
    await endService(vet, visitId);
    await expect(updateCalendarEntry(vet, id, { status: 'CANCELED' })).rejects.toMatchObject({
      code: 'CONVERSATION_CLOSED',
    });
    // The visit ended early, so its time can be booked again.
    await book(vet, await requestVisit(clinic), { start: at(now(), 3) });
  });
});
