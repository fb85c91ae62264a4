import { deleteHold } from '@zampa/contract/appointments/delete-hold';
import { holdSlot } from '@zampa/contract/appointments/hold-slot';
import { pauseBookings } from '@zampa/contract/appointments/pause-bookings';
import { readAppointments } from '@zampa/contract/appointments/read-appointments';
import { readEvent } from '@zampa/contract/inbox/read-event';
import { readFacilities } from '@zampa/contract/facilities/read-facilities';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { join, newOwner, signedIn, type Owner } from '@zampa/testing/people';
import { newPet } from '@zampa/testing/requests';
import type { RefusedCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import {
  appointmentOf,
  askForVisit,
  at,
  book,
  calendarOf,
  change,
  newOpenClinic,
  startsOn,
  type OpenClinic,
} from './clinic.ts';

describe('a time that a pet owner keeps — /api/facilities/holds', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const keep = (
    { owner, pet, serviceId, facilityId }: OpenClinic,
    start: string,
    more: { readonly bookingId?: string } = {},
  ) =>
    owner.call(holdSlot, {
      body: { facilityId, services: [serviceId], pets: [pet.id], start, ...more },
    });

  /** Another client of the clinic, with a visit to find a time for. */
  async function rival(clinic: OpenClinic): Promise<OpenClinic> {
    const owner: Owner = await newOwner(product());
    const pet = await newPet(owner);
    await join(owner, clinic.vet.facility);
    const other = { ...clinic, owner, pet };
    return { ...other, visitId: await askForVisit(other) };
  }

  it('is in everybody’s way but theirs, and the clinic sees that and nothing else', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const other = await rival(clinic);
    const start = at(now(), 5);
    const kept = await keep(clinic, start);
    expect(kept).toMatchObject({ start, end: at(now(), 5, '10:30'), assigneeId: vet.id });
    expect(Math.round((Date.parse(kept.heldUntil) - now().getTime()) / 60_000)).toBe(10);
    expect(await startsOn(owner, clinic, start.slice(0, 10))).toContain('10:00');
    expect(await startsOn(other.owner, clinic, start.slice(0, 10))).not.toContain('10:00');
    expect(await startsOn(vet, clinic, start.slice(0, 10))).not.toContain('10:00');
    for (const taking of [
      () => keep(other, start),
      () => book(other.owner, other.visitId, { start }),
      () => book(vet, visitId, { start }),
    ])
      await expect(taking()).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    const [entry] = await calendarOf(clinic, now(), 5);
    expect(entry).toMatchObject({
      id: kept.id,
      parent_id: null,
      category: 'NONE',
      user: null,
      client: null,
      petNames: [],
      payload: { status: 'RESERVATION', heldUntil: kept.heldUntil, userId: null, pets: [] },
    });
    expect(JSON.stringify(entry)).not.toContain(owner.id);
    await expect(change(vet, kept.id, { status: 'CANCELED' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await owner.call(readAppointments, { query: {} })).toEqual([]);
    await expect(owner.call(readEvent, { query: { id: kept.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is used up by its booking', async () => {
    const clinic = await newOpenClinic(product());
    const { owner, visitId } = clinic;
    const start = at(now(), 5);
    const kept = await keep(clinic, start);
    const { id } = await book(owner, visitId, { start });
    expect((await calendarOf(clinic, now(), 5)).map((entry) => entry.id)).toEqual([id]);
    await expect(owner.call(deleteHold, { query: { id: kept.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is one a person: the next gives the last one up, also where both overlap', async () => {
    const clinic = await newOpenClinic(product());
    const other = await rival(clinic);
    const first = await keep(clinic, at(now(), 5));
    const second = await keep(clinic, at(now(), 5, '10:15'));
    expect((await calendarOf(clinic, now(), 5)).map(({ id }) => id)).toEqual([second.id]);
    await keep(clinic, at(now(), 6));
    await keep(other, at(now(), 5));
    await expect(other.owner.call(deleteHold, { query: { id: first.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is free when it is given up, and after ten minutes by itself', async () => {
    const clinic = await newOpenClinic(product());
    const other = await rival(clinic);
    const start = at(now(), 5);
    const kept = await keep(clinic, start);
    await clinic.owner.call(deleteHold, { query: { id: kept.id } });
    await book(other.owner, other.visitId, { start });
    const later = at(now(), 6);
    await keep(clinic, later);
    product().clock.advance(601);
    const vet = await signedIn(clinic.vet, clinic.vet.email);
    expect(await calendarOf({ ...clinic, vet: { ...clinic.vet, ...vet } }, now(), 6)).toEqual([]);
    await book(vet, clinic.visitId, { start: later });
  });

  it('keeps the new time of a booking that is to be moved, and the old one until then', async () => {
    const clinic = await newOpenClinic(product(), { instant: true });
    const { vet, owner, visitId } = clinic;
    const { id } = await book(owner, visitId, { start: at(now(), 5) });
    const kept = await keep(clinic, at(now(), 5, '10:15'), { bookingId: id });
    expect(kept.end).toBe(at(now(), 5, '10:45'));
    const another = await askForVisit(clinic);
    for (const time of ['10:00', '10:30'])
      await expect(
        book(vet, another, { start: at(now(), 5, time), end: at(now(), 5, '10:45') }),
      ).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    expect((await appointmentOf(owner, visitId))?.payload.event.start).toBe(at(now(), 5));
    await change(owner, id, { event: { start: at(now(), 5, '10:15') } });
    expect((await calendarOf(clinic, now(), 5)).map((entry) => entry.id)).toEqual([id]);
    await book(vet, another, { start: at(now(), 5, '10:45'), end: at(now(), 5, '11:00') });
  });

  it('refuses what is not offered, is another’s, or too late to be moved', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const other = await rival(clinic);
    const soon = new Date(now().getTime() + 2 * 3_600_000).toISOString();
    const { id } = await book(vet, visitId, { start: soon });
    const wrong: [() => Promise<unknown>, object][] = [
      [
        () => keep(clinic, at(now(), 5, '03:00')),
        { fields: [{ field: 'start', code: 'not_offered' }] },
      ],
      [() => keep({ ...clinic, pet: other.pet }, at(now(), 5)), { code: 'NOT_FOUND' }],
      [() => keep({ ...clinic, owner: other.owner }, at(now(), 5)), { code: 'NOT_FOUND' }],
      [() => keep(clinic, at(now(), 5), { bookingId: id }), { code: 'TOO_LATE' }],
      [() => keep(other, at(now(), 5), { bookingId: id }), { code: 'NOT_FOUND' }],
      [() => keep(clinic, at(now(), 5), { bookingId: owner.id }), { code: 'NOT_FOUND' }],
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
  ])('is kept for who may book it, while they are $status', async ({ status, move, anew }) => {
    const clinic = await newOpenClinic(product());
    const { owner, visitId } = clinic;
    const { id } = await book(owner, visitId, { start: at(now(), 5) });
    await product().pool.query('update facility_clients set status = $2 where family_id = $1', [
      owner.familyId,
      status,
    ]);
    const outcome = (more: { readonly bookingId?: string }) =>
      keep(clinic, at(now(), 6), more).then(
        () => 'kept',
        ({ code }: RefusedCall) => code,
      );
    expect(await outcome({ bookingId: id })).toBe(move ? 'kept' : 'FORBIDDEN');
    expect(await outcome({})).toBe(anew ? 'kept' : 'FORBIDDEN');
  });

  it('is not to be had while the clinic takes no bookings, which it can say for a while', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId, visitId } = clinic;
    const day = at(now(), 5).slice(0, 10);
    const pause = (minutes: 0 | 120) => vet.call(pauseBookings, { body: { facilityId, minutes } });
    const { pausedUntil } = await pause(120);
    expect(Math.round((Date.parse(pausedUntil ?? '') - now().getTime()) / 60_000)).toBe(120);
    expect(await startsOn(owner, clinic, day)).toEqual([]);
    expect(await startsOn(vet, clinic, day)).toContain('10:00');
    for (const taking of [
      () => keep(clinic, at(now(), 5)),
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
