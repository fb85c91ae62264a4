import { deleteHold } from '@zampa/contract/appointments/delete-hold';
import { holdSlot } from '@zampa/contract/appointments/hold-slot';
import { pauseBookings } from '@zampa/contract/appointments/pause-bookings';
import { readAppointments } from '@zampa/contract/appointments/read-appointments';
import { readEvent } from '@zampa/contract/inbox/read-event';
import { readFacilities } from '@zampa/contract/facilities/read-facilities';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { joinClinic, newOwner, openSession, type Owner } from '@zampa/testing/people';
import { newPet } from '@zampa/testing/requests';
import type { RefusedCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import {
  appointmentOf,
  requestVisit,
  at,
  book,
  calendarOf,
  updateCalendarEntry,
  newOpenClinic,
  slotStartsOn,
  type OpenClinic,
} from './clinic.ts';

describe('holding a slot (/api/facilities/holds)', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const holdTime = (
    { owner, pet, serviceId, facilityId }: OpenClinic,
    start: string,
    more: { readonly bookingId?: string } = {},
  ) =>
    owner.call(holdSlot, {
      body: { facilityId, services: [serviceId], pets: [pet.id], start, ...more },
    });

  /** Returns the clinic with another client who has requested a visit. */
  async function addClient(clinic: OpenClinic): Promise<OpenClinic> {
    const owner: Owner = await newOwner(product());
    const pet = await newPet(owner);
    await joinClinic(owner, clinic.vet.facility);
    const other = { ...clinic, owner, pet };
    return { ...other, visitId: await requestVisit(other) };
  }

  it('blocks the slot for everyone else, and shows the clinic a hold without naming the owner', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const other = await addClient(clinic);
    const start = at(now(), 5);
    const heldSlot = await holdTime(clinic, start);
    expect(heldSlot).toMatchObject({ start, end: at(now(), 5, '10:30'), assigneeId: vet.id });
    expect(Math.round((Date.parse(heldSlot.heldUntil) - now().getTime()) / 60_000)).toBe(10);
    expect(await slotStartsOn(owner, clinic, start.slice(0, 10))).toContain('10:00');
    expect(await slotStartsOn(other.owner, clinic, start.slice(0, 10))).not.toContain('10:00');
    expect(await slotStartsOn(vet, clinic, start.slice(0, 10))).not.toContain('10:00');
    for (const taking of [
      () => holdTime(other, start),
      () => book(other.owner, other.visitId, { start }),
      () => book(vet, visitId, { start }),
    ])
      await expect(taking()).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    const [entry] = await calendarOf(clinic, now(), 5);
    expect(entry).toMatchObject({
      id: heldSlot.id,
      parent_id: null,
      category: 'NONE',
      user: null,
      client: null,
      petNames: [],
      payload: { status: 'RESERVATION', heldUntil: heldSlot.heldUntil, userId: null, pets: [] },
    });
    expect(JSON.stringify(entry)).not.toContain(owner.id);
    await expect(
      updateCalendarEntry(vet, heldSlot.id, { status: 'CANCELED' }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await owner.call(readAppointments, { query: {} })).toEqual([]);
    await expect(owner.call(readEvent, { query: { id: heldSlot.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('ends when the slot is booked', async () => {
    const clinic = await newOpenClinic(product());
    const { owner, visitId } = clinic;
    const start = at(now(), 5);
    const heldSlot = await holdTime(clinic, start);
    const { id } = await book(owner, visitId, { start });
    expect((await calendarOf(clinic, now(), 5)).map((entry) => entry.id)).toEqual([id]);
    await expect(owner.call(deleteHold, { query: { id: heldSlot.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('allows one hold per person: a new hold replaces the previous one, even an overlapping one', async () => {
    const clinic = await newOpenClinic(product());
    const other = await addClient(clinic);
    const first = await holdTime(clinic, at(now(), 5));
    const second = await holdTime(clinic, at(now(), 5, '10:15'));
    expect((await calendarOf(clinic, now(), 5)).map(({ id }) => id)).toEqual([second.id]);
    await holdTime(clinic, at(now(), 6));
    await holdTime(other, at(now(), 5));
    await expect(other.owner.call(deleteHold, { query: { id: first.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('frees the slot when the hold is deleted, and after ten minutes', async () => {
    const clinic = await newOpenClinic(product());
    const other = await addClient(clinic);
    const start = at(now(), 5);
    const heldSlot = await holdTime(clinic, start);
    await clinic.owner.call(deleteHold, { query: { id: heldSlot.id } });
    await book(other.owner, other.visitId, { start });
    const later = at(now(), 6);
    await holdTime(clinic, later);
    product().clock.advance(601);
    const vet = await openSession(clinic.vet, clinic.vet.email);
    expect(await calendarOf({ ...clinic, vet: { ...clinic.vet, ...vet } }, now(), 6)).toEqual([]);
    await book(vet, clinic.visitId, { start: later });
  });

  it('holds the new time of a booking to be moved, while the booking keeps its old time', async () => {
    const clinic = await newOpenClinic(product(), { instant: true });
    const { vet, owner, visitId } = clinic;
    const { id } = await book(owner, visitId, { start: at(now(), 5) });
    const heldSlot = await holdTime(clinic, at(now(), 5, '10:15'), { bookingId: id });
    expect(heldSlot.end).toBe(at(now(), 5, '10:45'));
    const another = await requestVisit(clinic);
    for (const time of ['10:00', '10:30'])
      await expect(
        book(vet, another, { start: at(now(), 5, time), end: at(now(), 5, '10:45') }),
      ).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    expect((await appointmentOf(owner, visitId))?.payload.event.start).toBe(at(now(), 5));
    await updateCalendarEntry(owner, id, { event: { start: at(now(), 5, '10:15') } });
    expect((await calendarOf(clinic, now(), 5)).map((entry) => entry.id)).toEqual([id]);
    await book(vet, another, { start: at(now(), 5, '10:45'), end: at(now(), 5, '11:00') });
  });

  it('rejects times that are not offered, pets and bookings of other families, and late moves', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const other = await addClient(clinic);
    const soon = new Date(now().getTime() + 2 * 3_600_000).toISOString();
    const { id } = await book(vet, visitId, { start: soon });
    const wrong: [() => Promise<unknown>, object][] = [
      [
        () => holdTime(clinic, at(now(), 5, '03:00')),
        { fields: [{ field: 'start', code: 'not_offered' }] },
      ],
      [() => holdTime({ ...clinic, pet: other.pet }, at(now(), 5)), { code: 'NOT_FOUND' }],
      [() => holdTime({ ...clinic, owner: other.owner }, at(now(), 5)), { code: 'NOT_FOUND' }],
      [() => holdTime(clinic, at(now(), 5), { bookingId: id }), { code: 'TOO_LATE' }],
      [() => holdTime(other, at(now(), 5), { bookingId: id }), { code: 'NOT_FOUND' }],
      [() => holdTime(clinic, at(now(), 5), { bookingId: owner.id }), { code: 'NOT_FOUND' }],
    ];
    for (const [act, refusal] of wrong) await expect(act()).rejects.toMatchObject(refusal);
  });

  it.each([
    { status: 'ACTIVE', move: true, anew: true },
    { status: 'IMPORTED', move: true, anew: true },
    { status: 'INVITED', move: true, anew: true },
    { status: 'IGNORED', move: true, anew: false },
    { status: 'DISABLED_BY_VET', move: false, anew: false },
    { status: 'DISABLED_BY_PO', move: false, anew: false },
  ])(
    'allows a hold only to clients who may book, for the status $status',
    async ({ status, move, anew: mayHoldNewTime }) => {
      const clinic = await newOpenClinic(product());
      const { owner, visitId } = clinic;
      const { id } = await book(owner, visitId, { start: at(now(), 5) });
      await product().pool.query('update facility_clients set status = $2 where family_id = $1', [
        owner.familyId,
        status,
      ]);
      const outcome = (more: { readonly bookingId?: string }) =>
        holdTime(clinic, at(now(), 6), more).then(
          () => 'kept',
          ({ code }: RefusedCall) => code,
        );
      expect(await outcome({ bookingId: id })).toBe(move ? 'kept' : 'FORBIDDEN');
      expect(await outcome({})).toBe(mayHoldNewTime ? 'kept' : 'FORBIDDEN');
    },
  );

  it('is refused while the clinic has paused bookings', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId, visitId } = clinic;
    const day = at(now(), 5).slice(0, 10);
    const pause = (minutes: 0 | 120) => vet.call(pauseBookings, { body: { facilityId, minutes } });
    const { pausedUntil } = await pause(120);
    expect(Math.round((Date.parse(pausedUntil ?? '') - now().getTime()) / 60_000)).toBe(120);
    expect(await slotStartsOn(owner, clinic, day)).toEqual([]);
    expect(await slotStartsOn(vet, clinic, day)).toContain('10:00');
    for (const taking of [
      () => holdTime(clinic, at(now(), 5)),
      () => book(owner, visitId, { start: at(now(), 5) }),
    ])
      await expect(taking()).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    await book(owner, visitId, {});
    const [card] = await owner.call(readFacilities, { query: { facilityId } });
    expect(card?.bookingsPausedUntil).toBe(pausedUntil);
    const configuration = await vet.call(readFacilityConfiguration, { query: { facilityId } });
    expect(configuration.bookingsPausedUntil).toBe(pausedUntil);
    expect(await pause(0)).toEqual({ pausedUntil: null });
    await book(owner, visitId, { start: at(now(), 5) });
    await expect(
      owner.call(pauseBookings, { body: { facilityId, minutes: 30 } }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
