import { readRequest } from '@zampa/contract/inbox/read-request';
import { signedIn } from '@zampa/testing/people';
import { describe, expect, it, vi } from 'vitest';
import { newDepositClinic } from '../payments/deposits.ts';
import { useProduct } from '../product.ts';
import { appointmentOf, askForVisit, at, book, calendarOf, change } from './clinic.ts';

const MINUTE = 60;

describe('a time that is held for its payment', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it.each([15, 1440] as const)('is free again after %i minutes, by the clock', async (window) => {
    const clinic = await newDepositClinic(product(), 20);
    const { visitId } = clinic;
    const start = at(now(), 5);
    const { id } = await book(clinic.owner, visitId, { start }, { upfront: { window } });
    const held = await appointmentOf(clinic.vet, visitId);
    expect(held?.payload).toMatchObject({ status: 'RESERVATION', event: { start } });
    const heldUntil = Date.parse(held?.payload.heldUntil ?? '');
    expect(Math.round((heldUntil - now().getTime()) / 60_000)).toBe(window);

    product().clock.advance(window * MINUTE - 5);
    const vet = await signedIn(clinic.vet, clinic.vet.email);
    const later = { ...clinic, vet: { ...clinic.vet, ...vet } };
    const other = await askForVisit({
      ...later,
      owner: { ...clinic.owner, ...(await signedIn(clinic.owner, clinic.owner.email)) },
    });
    await expect(book(vet, other, { start })).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    product().clock.advance(5);
    // Free at once; that it was called off is told a moment later.
    await book(vet, other, { start });
    await vi.waitFor(async () => expect(await appointmentOf(vet, visitId)).toBeNull(), 5_000);
    const { events } = await vet.call(readRequest, { params: { id: visitId } });
    expect(events).toMatchObject([
      { id, payload: { status: 'CANCELED', valid: false, invalidatedBy: null } },
    ]);
    await expect(change(vet, id, { status: 'NEW' })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    const day = new Date(start);
    const standing = await calendarOf(later, new Date(day.getTime() - 5 * 86_400_000), 5);
    expect(standing.map(({ parent_id }) => parent_id)).toEqual([other]);
  });

  it('is not the clinic’s to confirm, and can be called off', async () => {
    const { owner, vet, visitId } = await newDepositClinic(product(), 20);
    const hold = { upfront: { window: 15 } } as const;
    const { id } = await book(owner, visitId, { start: at(now(), 5) }, hold);
    await expect(change(vet, id, { status: 'NEW' })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    const moved = await change(owner, id, { event: { start: at(now(), 6) } });
    expect(moved).toMatchObject({ payload: { status: 'RESERVATION' } });
    await change(owner, id, { status: 'CANCELED' });
    await book(owner, visitId, { start: at(now(), 6) });
  });
});
