import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { describe, expect, it, vi } from 'vitest';
import {
  appointmentOf,
  at,
  book,
  updateCalendarEntry,
  type OpenClinic,
} from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import {
  readProviderTotals,
  beginPayment,
  GOOD,
  ledgerOf,
  paymentsOf,
  SLOW,
  cardStatusOf,
  submitToSandbox,
} from './cards.ts';
import { advanceAndSignIn, newDepositClinic } from './deposit-clinic.ts';

const WAIT = { timeout: 30_000 };
const QUARTER = 15 * 60;

describe('appointment with an upfront payment', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const stateOf = async ({ vet, visitId }: OpenClinic) =>
    (await appointmentOf(vet, visitId))?.payload.status ?? null;
  const reserve = ({ owner, visitId }: OpenClinic) => book(owner, visitId, { start: at(now(), 5) });

  const later = (clinic: OpenClinic, seconds: number) =>
    advanceAndSignIn(product(), clinic, seconds);
  /** Waits until the expiry job has been postponed because of the card payment in progress. */
  const untilExpiryWaits = (visitId: string) =>
    vi.waitFor(async () => {
      const { rows } = await product().pool.query(
        `select attempts from outbox where kind = 'cancelExpiredHold'
         and payload ->> 'conversationId' = $1 and attempts > 0`,
        [visitId],
      );
      expect(rows).toHaveLength(1);
    }, WAIT);

  it.each([
    { deposit: 20, kind: 'RESERVATION', amount: 1200, rest: 'TO_BE_PAID' },
    { deposit: 100, kind: 'UPFRONT', amount: 6000, rest: 'PAID' },
  ] as const)('is confirmed once its $kind is paid', async ({ deposit, kind, amount, rest }) => {
    const clinic = await newDepositClinic(product(), deposit);
    const { owner, visitId } = clinic;
    await reserve(clinic);
    expect(await stateOf(clinic)).toBe('RESERVATION');
    const [charge] = await paymentsOf(owner, { eventId: visitId });
    expect(charge).toMatchObject({ type: kind, amount, upfront: true, status: 'TO_BE_PAID' });
    expect(Date.parse(charge?.expiresAt ?? '') - now().getTime()).toBeLessThanOrEqual(
      QUARTER * 1000,
    );
    const { items } = await owner.call(readInbox, { query: {} });
    expect(items.map((item) => item.kind)).toContain('PAYMENT_DUE');
    const intent = await beginPayment(owner, visitId);
    expect(intent.amount).toBe(amount);
    await submitToSandbox(product(), intent.intentId, { card: GOOD });
    await vi.waitFor(async () => expect(await stateOf(clinic)).toBe('NEW'), WAIT);
    const afterwards = await later(clinic, QUARTER + 60);
    const all = await paymentsOf(afterwards.owner, { eventId: visitId });
    expect(all.map(({ status }) => status)).toEqual(['PAID']);
    const { payload } = await afterwards.owner.call(readRequest, { params: { id: visitId } });
    expect(payload.payment).toMatchObject({ amount: 6000, status: rest });
  });

  it('is released when it is not paid in time, and nothing is owed', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { visitId } = clinic;
    await reserve(clinic);
    const { intentId } = await beginPayment(clinic.owner, visitId);
    const afterwards = await later(clinic, QUARTER);
    const { owner } = afterwards;
    await vi.waitFor(async () => expect(await stateOf(afterwards)).toBe(null), WAIT);
    expect(await paymentsOf(owner, { eventId: visitId })).toMatchObject([
      { status: 'FAILED', reason: 'EXPIRED' },
    ]);
    expect(await cardStatusOf(owner, intentId)).toBe('FAILED');
    expect((await submitToSandbox(product(), intentId, { card: GOOD })).status).toBe(400);
    await reserve(afterwards);
    expect(await paymentsOf(owner, { eventId: visitId, status: 'TO_BE_PAID' })).toHaveLength(1);
  });

  it('cannot be paid after its deadline, even before the expiry job has run', async () => {
    const clinic = await newDepositClinic(product(), 20);
    await reserve(clinic);
    // The booking is still held, and no job is due.
    await product().pool.query('update charges set expires_at = $2 where conversation_id = $1', [
      clinic.visitId,
      now(),
    ]);
    await expect(beginPayment(clinic.owner, clinic.visitId)).rejects.toMatchObject({
      status: 409,
      code: 'STATUS_CONFLICT',
    });
  });

  it('is kept while a slow card payment is in progress', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { visitId } = clinic;
    await reserve(clinic);
    const { intentId } = await beginPayment(clinic.owner, visitId);
    const afterwards = await later(clinic, QUARTER - 5);
    await submitToSandbox(product(), intentId, { card: SLOW });
    product().clock.advance(5);
    // In progress at the deadline: the expiry job waits and finds it paid.
    await untilExpiryWaits(visitId);
    product().clock.advance(10);
    expect(await cardStatusOf(afterwards.owner, intentId)).toBe('SUCCESS');
    await vi.waitFor(async () => expect(await stateOf(afterwards)).toBe('NEW'), WAIT);
  });

  it('is refunded when the slot was taken before a slow card payment succeeded', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { visitId, freeId } = clinic;
    const start = at(now(), 5);
    await book(clinic.owner, visitId, { start });
    const { intentId } = await beginPayment(clinic.owner, visitId);
    const afterwards = await later(clinic, QUARTER - 5);
    await submitToSandbox(product(), intentId, { card: SLOW });
    product().clock.advance(5);
    await untilExpiryWaits(visitId);
    await book(afterwards.vet, freeId, { start });
    product().clock.advance(10);
    expect(await cardStatusOf(afterwards.owner, intentId)).toBe('SUCCESS');
    await vi.waitFor(async () => {
      expect(await readProviderTotals(product(), intentId)).toMatchObject({ returned: 1200 });
    }, WAIT);
    expect(await stateOf(afterwards)).toBe(null);
    expect(await stateOf({ ...afterwards, visitId: freeId })).toBe('NEW');
  });

  it('blocks the slot once it is paid, also after the deadline of the hold', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const start = at(now(), 5);
    await book(clinic.owner, clinic.visitId, { start });
    const { intentId } = await beginPayment(clinic.owner, clinic.visitId);
    await submitToSandbox(product(), intentId, { card: GOOD });
    await vi.waitFor(async () => expect(await stateOf(clinic)).toBe('NEW'), WAIT);
    const afterwards = await later(clinic, QUARTER + 60);
    await expect(book(afterwards.vet, clinic.freeId, { start })).rejects.toMatchObject({
      code: 'PERIOD_OCCUPIED',
    });
    expect(await stateOf(afterwards)).toBe('NEW');
  });

  it('is refunded when it is canceled', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { owner, visitId } = clinic;
    const { id } = await reserve(clinic);
    const { intentId } = await beginPayment(owner, visitId);
    await submitToSandbox(product(), intentId, { card: GOOD });
    await vi.waitFor(async () => expect(await stateOf(clinic)).toBe('NEW'), WAIT);
    await updateCalendarEntry(owner, id, { status: 'CANCELED' });
    await vi.waitFor(async () => {
      expect(await readProviderTotals(product(), intentId)).toMatchObject({
        taken: 1200,
        returned: 1200,
      });
    }, WAIT);
    await vi.waitFor(async () => {
      expect(await ledgerOf(product(), visitId)).toContain('REFUNDED 1200');
    }, WAIT);
  });

  it('is no longer owed when it is canceled before payment', async () => {
    const clinic = await newDepositClinic(product(), 100);
    const { vet, owner, visitId } = clinic;
    const { id } = await book(vet, visitId, { start: at(now(), 5) }, { upfront: { window: 1440 } });
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    await vi.waitFor(async () => {
      expect(await paymentsOf(owner, { eventId: visitId })).toMatchObject([
        { status: 'FAILED', reason: 'CANCELED' },
      ]);
    }, WAIT);
    expect((await owner.call(readInbox, { query: {} })).items).toEqual([]);
  });
});
