import { describe, expect, it, vi } from 'vitest';
import { useProduct } from '../product.ts';
import { begin, linesOf } from './cards.ts';
import { newDebt } from './debts.ts';
import { PRICE } from './visits.ts';

const WAIT = { timeout: 10_000 };

describe('a message of the provider that is lost', () => {
  const product = useProduct({}, { schedulesEveryMs: 50 });

  it('loses no money: we ask by ourselves; what nobody goes on with is closed', async () => {
    const { owner, id } = await newDebt(product());
    const idle = await newDebt(product());
    const { intentId } = await begin(owner, id);
    const left = await begin(idle.owner, idle.id);
    await product().pool.query(
      `update sandbox_intents set status = 'succeeded', card = '4242424242424242' where id = $1`,
      [intentId],
    );
    product().clock.advance(25 * 60 * 60);
    await vi.waitFor(async () => {
      expect(await linesOf(product(), id)).toContain(`CAPTURED ${PRICE}`);
      expect(await linesOf(product(), idle.id)).toContain('ATTEMPT_CLOSED 0');
    }, WAIT);
    const { rows } = await product().pool.query(
      'select status from sandbox_intents where id = $1',
      [left.intentId],
    );
    expect(rows).toEqual([{ status: 'canceled' }]);
  });

  it('is asked for whatever the provider says of another one', async () => {
    const [unknown, lost] = [await newDebt(product()), await newDebt(product())];
    const first = await begin(unknown.owner, unknown.id);
    const { intentId } = await begin(lost.owner, lost.id);
    const { pool, clock } = product();
    // The oldest is of an account that is no longer connected: the provider knows it no more.
    await pool.query(`update sandbox_intents set account_id = 'acct_gone' where id = $1`, [
      first.intentId,
    ]);
    await pool.query(
      `update sandbox_intents set status = 'succeeded', card = '4242424242424242' where id = $1`,
      [intentId],
    );
    clock.advance(3 * 60);
    await vi.waitFor(
      async () => expect(await linesOf(product(), lost.id)).toContain(`CAPTURED ${PRICE}`),
      WAIT,
    );
  });
});
