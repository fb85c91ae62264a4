import { readRequest } from '@zampa/contract/inbox/read-request';
import { holdSlot } from '@zampa/contract/appointments/hold-slot';
import { readSlots } from '@zampa/contract/appointments/read-slots';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { describe, expect, it } from 'vitest';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { withoutNewClients } from '../notifications/without-new-clients.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import {
  appointmentOf,
  at,
  book,
  newOpenClinic,
  requestVisit,
  updateCalendarEntry,
} from './clinic.ts';

describe('a moved booking', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it('notifies the clinic in the app and by e-mail when the owner moves it', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    const socket = await openSocket(vet);
    await updateCalendarEntry(owner, id, { event: { start: at(now(), 4, '11:00') } });
    await waitForJobs(product());
    const moved = {
      kind: 'TIME_MOVED',
      title: 'Your appointment with Olga Rossi was rescheduled',
      url: `/workspace/requests?list=visits&conversation=${visitId}`,
    };
    expect(withoutNewClients(await vet.call(readNotifications, { query: {} }))).toMatchObject([
      { ...moved, body: expect.stringContaining('11:00') as unknown },
    ]);
    await expect
      .poll(() => socket.heard)
      .toContainEqual(['notification', expect.objectContaining(moved)]);
    const letters = product().mailbox.emails.filter(({ recipients }) =>
      recipients.includes(vet.email),
    );
    const [letter] = letters.slice(-1);
    expect(letter?.mail.subject).toBe(moved.title);
    expect(letter?.mail.text).toMatch(/The new time is:[^]*11:00/);
    expect(letter?.mail.text).toContain(moved.url);
  });

  it('keeps its length when the owner moves it, and offers only times that are long enough', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId, facilityId, serviceId, pet } = clinic;
    const { id } = await book(vet, visitId, { start: at(now(), 3), end: at(now(), 3, '11:30') });
    const day = at(now(), 4).slice(0, 10);
    const slots = await owner.call(readSlots, {
      query: { facilityId, services: serviceId, from: day, to: day, bookingId: id },
    });
    expect(slots[0]).toMatchObject({ start: at(now(), 4, '09:00'), end: at(now(), 4, '10:30') });
    expect(slots.at(-1)).toMatchObject({
      start: at(now(), 4, '15:30'),
      end: at(now(), 4, '17:00'),
    });
    const held = await owner.call(holdSlot, {
      body: {
        facilityId,
        services: [serviceId],
        pets: [pet.id],
        start: at(now(), 4, '12:00'),
        bookingId: id,
      },
    });
    expect(held).toMatchObject({ end: at(now(), 4, '13:30') });
    await updateCalendarEntry(owner, id, { event: { start: at(now(), 4, '12:00') } });
    expect((await appointmentOf(owner, visitId))?.payload.event).toMatchObject({
      start: at(now(), 4, '12:00'),
      end: at(now(), 4, '13:30'),
    });
  });

  it('refuses a move that another booking cuts short', async () => {
    const { vet, owner, visitId, ...clinic } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3), end: at(now(), 3, '11:30') });
    const otherVisitId = await requestVisit({ vet, owner, ...clinic });
    await book(vet, otherVisitId, { start: at(now(), 4, '13:00') });
    await expect(
      updateCalendarEntry(owner, id, { event: { start: at(now(), 4, '12:00') } }),
    ).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    expect((await appointmentOf(owner, visitId))?.payload.event).toMatchObject({
      start: at(now(), 3),
      end: at(now(), 3, '11:30'),
    });
  });

  it('does not notify the clinic when a member of its staff moves it', async () => {
    const { vet, visitId } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    await updateCalendarEntry(vet, id, { event: { start: at(now(), 4) } });
    await waitForJobs(product());
    expect(withoutNewClients(await vet.call(readNotifications, { query: {} }))).toEqual([]);
  });

  it('keeps its first status, requested or booked, through all changes', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const bookingOf = async (id: string) => {
      const { events } = await owner.call(readRequest, { params: { id: visitId } });
      return events.find((event) => event.id === id)?.payload;
    };
    const requestedBooking = await book(owner, visitId, { start: at(now(), 3) });
    expect(await bookingOf(requestedBooking.id)).toMatchObject({
      status: 'TO_BE_CONFIRMED',
      firstStatus: 'TO_BE_CONFIRMED',
    });
    await updateCalendarEntry(vet, requestedBooking.id, { event: { start: at(now(), 4) } });
    expect(await bookingOf(requestedBooking.id)).toMatchObject({
      status: 'UPDATED',
      firstStatus: 'TO_BE_CONFIRMED',
    });
    await updateCalendarEntry(vet, requestedBooking.id, { status: 'CANCELED' });
    expect(await bookingOf(requestedBooking.id)).toMatchObject({
      status: 'CANCELED',
      firstStatus: 'TO_BE_CONFIRMED',
    });
    const booked = await book(vet, visitId, { start: at(now(), 5) });
    await updateCalendarEntry(vet, booked.id, { status: 'CANCELED' });
    expect(await bookingOf(booked.id)).toMatchObject({ status: 'CANCELED', firstStatus: 'NEW' });
  });

  it('keeps its movedAt through later changes', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    expect((await appointmentOf(owner, visitId))?.payload.movedAt).toBeNull();
    const { dateUpdated: movedAt } = await updateCalendarEntry(owner, id, {
      event: { start: at(now(), 4) },
    });
    expect((await appointmentOf(owner, visitId))?.payload.movedAt).toBe(movedAt);
    product().clock.advance(60);
    await updateCalendarEntry(vet, id, { event: { title: 'Vaccination' } });
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    const { events } = await owner.call(readRequest, { params: { id: visitId } });
    expect(events.find((event) => event.id === id)?.payload).toMatchObject({
      status: 'CANCELED',
      movedAt,
      invalidatedBy: vet.id,
    });
  });
});
