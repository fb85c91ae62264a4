import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { describe, expect, it, vi } from 'vitest';
import { appointmentOf, at, book, change, type OpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { atProvider, begin, GOOD, linesOf, paymentsOf, SLOW, statusOf, type } from './cards.ts';
import { laterAt, newDepositClinic } from './deposits.ts';

const WAIT = { timeout: 10_000 };
const QUARTER = 15 * 60;

describe('a time that is paid upfront', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const stateOf = async ({ vet, visitId }: OpenClinic) =>
    (await appointmentOf(vet, visitId))?.payload.status ?? null;
  const reserve = ({ owner, visitId }: OpenClinic) => book(owner, visitId, { start: at(now(), 5) });

  const later = (clinic: OpenClinic, seconds: number) => laterAt(product(), clinic, seconds);
  /** Until the end of what is held was tried, while its card payment is in progress. */
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
    const [asked] = await paymentsOf(owner, { eventId: visitId });
    expect(asked).toMatchObject({ type: kind, amount, upfront: true, status: 'TO_BE_PAID' });
    expect(Date.parse(asked?.expiresAt ?? '') - now().getTime()).toBeLessThanOrEqual(
      QUARTER * 1000,
    );
    const { items } = await owner.call(readInbox, { query: {} });
    expect(items.map((item) => item.kind)).toContain('PAYMENT_DUE');
    const intent = await begin(owner, visitId);
    expect(intent.amount).toBe(amount);
    await type(product(), intent.intentId, { card: GOOD });
    await vi.waitFor(async () => expect(await stateOf(clinic)).toBe('NEW'), WAIT);
    const afterwards = await later(clinic, QUARTER + 60);
    const all = await paymentsOf(afterwards.owner, { eventId: visitId });
    expect(all.map(({ status }) => status)).toEqual(['PAID']);
    const { payload } = await afterwards.owner.call(readRequest, { params: { id: visitId } });
    expect(payload.payment).toMatchObject({ amount: 6000, status: rest });
  });

  it('is free again where it is not paid in time, and nothing is owed', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { visitId } = clinic;
    await reserve(clinic);
    const { intentId } = await begin(clinic.owner, visitId);
    const afterwards = await later(clinic, QUARTER);
    const { owner } = afterwards;
    await vi.waitFor(async () => expect(await stateOf(afterwards)).toBe(null), WAIT);
    expect(await paymentsOf(owner, { eventId: visitId })).toMatchObject([
      { status: 'FAILED', reason: 'EXPIRED' },
    ]);
    expect(await statusOf(owner, intentId)).toBe('FAILED');
    expect((await type(product(), intentId, { card: GOOD })).status).toBe(400);
    await reserve(afterwards);
    expect(await paymentsOf(owner, { eventId: visitId, status: 'TO_BE_PAID' })).toHaveLength(1);
  });

  it('cannot be paid any more from its end on, before anybody has noticed', async () => {
    const clinic = await newDepositClinic(product(), 20);
    await reserve(clinic);
    // The booking is still held, and no job is due.
    await product().pool.query('update charges set expires_at = $2 where conversation_id = $1', [
      clinic.visitId,
      now(),
    ]);
    await expect(begin(clinic.owner, clinic.visitId)).rejects.toMatchObject({
      status: 409,
      code: 'STATUS_CONFLICT',
    });
  });

  it('stays while the card takes its time', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { visitId } = clinic;
    await reserve(clinic);
    const { intentId } = await begin(clinic.owner, visitId);
    const afterwards = await later(clinic, QUARTER - 5);
    await type(product(), intentId, { card: SLOW });
    product().clock.advance(5);
    // In progress at its end: the expiry waits, and finds it paid.
    await untilExpiryWaits(visitId);
    product().clock.advance(10);
    expect(await statusOf(afterwards.owner, intentId)).toBe('SUCCESS');
    await vi.waitFor(async () => expect(await stateOf(afterwards)).toBe('NEW'), WAIT);
  });

  it('gives the money back where somebody else took the time before the card was through', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { visitId, freeId } = clinic;
    const start = at(now(), 5);
    await book(clinic.owner, visitId, { start });
    const { intentId } = await begin(clinic.owner, visitId);
    const afterwards = await later(clinic, QUARTER - 5);
    await type(product(), intentId, { card: SLOW });
    product().clock.advance(5);
    await untilExpiryWaits(visitId);
    await book(afterwards.vet, freeId, { start });
    product().clock.advance(10);
    expect(await statusOf(afterwards.owner, intentId)).toBe('SUCCESS');
    await vi.waitFor(async () => {
      expect(await atProvider(product(), intentId)).toMatchObject({ returned: 1200 });
    }, WAIT);
    expect(await stateOf(afterwards)).toBe(null);
    expect(await stateOf({ ...afterwards, visitId: freeId })).toBe('NEW');
  });

  it('is in the way of everybody else once it is paid, also after it was held', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const start = at(now(), 5);
    await book(clinic.owner, clinic.visitId, { start });
    const { intentId } = await begin(clinic.owner, clinic.visitId);
    await type(product(), intentId, { card: GOOD });
    await vi.waitFor(async () => expect(await stateOf(clinic)).toBe('NEW'), WAIT);
    const afterwards = await later(clinic, QUARTER + 60);
    await expect(book(afterwards.vet, clinic.freeId, { start })).rejects.toMatchObject({
      code: 'PERIOD_OCCUPIED',
    });
    expect(await stateOf(afterwards)).toBe('NEW');
  });

  it('gives the money back when it is called off', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { owner, visitId } = clinic;
    const { id } = await reserve(clinic);
    const { intentId } = await begin(owner, visitId);
    await type(product(), intentId, { card: GOOD });
    await vi.waitFor(async () => expect(await stateOf(clinic)).toBe('NEW'), WAIT);
    await change(owner, id, { status: 'CANCELED' });
    await vi.waitFor(async () => {
      expect(await atProvider(product(), intentId)).toMatchObject({ taken: 1200, returned: 1200 });
    }, WAIT);
    await vi.waitFor(async () => {
      expect(await linesOf(product(), visitId)).toContain('REFUNDED 1200');
    }, WAIT);
  });

  it('is not owed any more when it is called off before', async () => {
    const clinic = await newDepositClinic(product(), 100);
    const { vet, owner, visitId } = clinic;
    const { id } = await book(vet, visitId, { start: at(now(), 5) }, { upfront: { window: 1440 } });
    await change(vet, id, { status: 'CANCELED' });
    await vi.waitFor(async () => {
      expect(await paymentsOf(owner, { eventId: visitId })).toMatchObject([
        { status: 'FAILED', reason: 'CANCELED' },
      ]);
    }, WAIT);
    expect((await owner.call(readInbox, { query: {} })).items).toEqual([]);
  });
});
