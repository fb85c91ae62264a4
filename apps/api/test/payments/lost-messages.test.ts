import { describe, expect, it, vi } from 'vitest';
import { useProduct } from '../product.ts';
import { beginPayment, ledgerOf } from './cards.ts';
import { newUnpaidVisit } from './unpaid-visit.ts';
import { PRICE } from './visits.ts';

const WAIT = { timeout: 30_000 };

describe('lost message of the payment provider', () => {
  const product = useProduct({}, { schedulesEveryMs: 50 });

  it('loses no money: open intents are polled, and abandoned ones are closed', async () => {
    const { owner, id } = await newUnpaidVisit(product());
    const idle = await newUnpaidVisit(product());
    const { intentId } = await beginPayment(owner, id);
    const left = await beginPayment(idle.owner, idle.id);
    await product().pool.query(
      `update sandbox_intents set status = 'succeeded', card = '4242424242424242' where id = $1`,
      [intentId],
    );
    product().clock.advance(25 * 60 * 60);
    await vi.waitFor(async () => {
      expect(await ledgerOf(product(), id)).toContain(`CAPTURED ${PRICE}`);
      expect(await ledgerOf(product(), idle.id)).toContain('ATTEMPT_CLOSED 0');
    }, WAIT);
    const { rows } = await product().pool.query(
      'select status from sandbox_intents where id = $1',
      [left.intentId],
    );
    expect(rows).toEqual([{ status: 'canceled' }]);
  });

  it('is recovered by polling, whatever the provider answers for another intent', async () => {
    const [unknown, lost] = [await newUnpaidVisit(product()), await newUnpaidVisit(product())];
    const first = await beginPayment(unknown.owner, unknown.id);
    const { intentId } = await beginPayment(lost.owner, lost.id);
    const { pool, clock } = product();
    // The oldest intent belongs to a disconnected account, which the provider no longer knows.
    await pool.query(`update sandbox_intents set account_id = 'acct_gone' where id = $1`, [
      first.intentId,
    ]);
    await pool.query(
      `update sandbox_intents set status = 'succeeded', card = '4242424242424242' where id = $1`,
      [intentId],
    );
    clock.advance(3 * 60);
    await vi.waitFor(
      async () => expect(await ledgerOf(product(), lost.id)).toContain(`CAPTURED ${PRICE}`),
      WAIT,
    );
  });
});
