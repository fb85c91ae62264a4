import { readRequest } from '@zampa/contract/inbox/read-request';
import { openSession } from '@zampa/testing/people';
import { describe, expect, it, vi } from 'vitest';
import { newDepositClinic } from '../payments/deposit-clinic.ts';
import { useProduct } from '../product.ts';
import {
  appointmentOf,
  requestVisit,
  at,
  book,
  calendarOf,
  updateCalendarEntry,
} from './clinic.ts';

const MINUTE = 60;

describe('a time held for payment', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it.each([15, 1440] as const)('is free again after exactly %i minutes', async (window) => {
    const clinic = await newDepositClinic(product(), 20);
    const { visitId } = clinic;
    const start = at(now(), 5);
    const { id } = await book(clinic.owner, visitId, { start }, { upfront: { window } });
    const held = await appointmentOf(clinic.vet, visitId);
    expect(held?.payload).toMatchObject({ status: 'RESERVATION', event: { start } });
    const heldUntil = Date.parse(held?.payload.heldUntil ?? '');
    expect(Math.round((heldUntil - now().getTime()) / 60_000)).toBe(window);

    product().clock.advance(window * MINUTE - 5);
    const vet = await openSession(clinic.vet, clinic.vet.email);
    const later = { ...clinic, vet: { ...clinic.vet, ...vet } };
    const other = await requestVisit({
      ...later,
      owner: { ...clinic.owner, ...(await openSession(clinic.owner, clinic.owner.email)) },
    });
    await expect(book(vet, other, { start })).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    product().clock.advance(5);
    // The time is free immediately; the cancellation event follows a moment later.
    await book(vet, other, { start });
    await vi.waitFor(async () => expect(await appointmentOf(vet, visitId)).toBeNull(), 5_000);
    const { events } = await vet.call(readRequest, { params: { id: visitId } });
    expect(events).toMatchObject([
      { id, payload: { status: 'CANCELED', valid: false, invalidatedBy: null } },
    ]);
    await expect(updateCalendarEntry(vet, id, { status: 'NEW' })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    const day = new Date(start);
    const calendarEntries = await calendarOf(later, new Date(day.getTime() - 5 * 86_400_000), 5);
    expect(calendarEntries.map(({ parent_id }) => parent_id)).toEqual([other]);
  });

  it('cannot be confirmed by the clinic, but can be moved and canceled by the owner', async () => {
    const { owner, vet, visitId } = await newDepositClinic(product(), 20);
    const hold = { upfront: { window: 15 } } as const;
    const { id } = await book(owner, visitId, { start: at(now(), 5) }, hold);
    await expect(updateCalendarEntry(vet, id, { status: 'NEW' })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    const moved = await updateCalendarEntry(owner, id, { event: { start: at(now(), 6) } });
    expect(moved).toMatchObject({ payload: { status: 'RESERVATION' } });
    await updateCalendarEntry(owner, id, { status: 'CANCELED' });
    await book(owner, visitId, { start: at(now(), 6) });
  });
});
