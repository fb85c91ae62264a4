import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { queue } from '../jobs/jobs.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { atProvider, begin, GOOD, linesOf, paymentsOf, type } from './cards.ts';
import { newDebt } from './debts.ts';
import { PRICE } from './visits.ts';

const WAIT = { timeout: 10_000 };

describe('what has arrived by card although it was paid by hand', () => {
  const product = useProduct();

  /** Another process marks a visit as paid in the moment in which its card succeeds. */
  async function paidTwice() {
    const { owner, id } = await newDebt(product());
    const { intentId } = await begin(owner, id);
    const { rows } = await product().pool.query<{ chargeId: string }>(
      `with paid as (update charges set status = 'PAID', paid_at = now(), cash = amount, payment_type = 'CASH',
         version = version + 1 where conversation_id = $1 returning *)
       insert into ledger_entries (charge_id, facility_id, seq, type, amount, created_at)
       select id, facility_id, version, 'MARKED_PAID', amount, now() from paid
       returning charge_id as "chargeId"`,
      [id],
    );
    await type(product(), intentId, { card: GOOD });
    return { owner, id, intentId, chargeId: rows[0]?.chargeId ?? '' };
  }
  const goesBack = (intentId: string) =>
    vi.waitFor(async () => {
      expect(await atProvider(product(), intentId)).toMatchObject({
        taken: PRICE,
        returned: PRICE,
      });
    }, WAIT);
  const refundsOf = (chargeId: string, status: 'PENDING' | 'SUCCESS') =>
    countOf(product(), 'refunds', 'charge_id = $1 and status = $2', [chargeId, status]);
  const returnAgain = async (chargeId: string) => {
    const job = await queue(product(), 'returnSurplus', { chargeId });
    const ended = 'id = $1 and done_at is not null';
    await vi.waitFor(
      async () => expect(await countOf(product(), 'outbox', ended, [job])).toBe(1),
      WAIT,
    );
  };

  it('goes back by itself', async () => {
    const { owner, id, intentId } = await paidTwice();
    await goesBack(intentId);
    await vi.waitFor(async () => {
      expect(await paymentsOf(owner, { eventId: id })).toMatchObject([
        { status: 'PAID', payment_type: 'CASH', refunded: PRICE },
      ]);
    }, WAIT);
  });

  it('goes back once, whether it is on its way or there when it is looked at again', async () => {
    // The provider takes its time with every refund.
    const provider = await product().pool.connect();
    onTestFinished(() => provider.release());
    await provider.query('begin');
    await provider.query('lock table sandbox_refunds in share mode');
    const { id, intentId, chargeId } = await paidTwice();
    await vi.waitFor(async () => expect(await refundsOf(chargeId, 'PENDING')).toBe(1), WAIT);
    await returnAgain(chargeId);
    expect(await refundsOf(chargeId, 'PENDING')).toBe(1);
    await provider.query('rollback');
    await goesBack(intentId);
    await vi.waitFor(async () => expect(await refundsOf(chargeId, 'SUCCESS')).toBe(1), WAIT);
    await returnAgain(chargeId);
    const lines = await linesOf(product(), id);
    expect(lines.filter((line) => line.startsWith('REFUND'))).toEqual([
      `REFUND_REQUESTED ${PRICE}`,
      `REFUNDED ${PRICE}`,
    ]);
    expect(await atProvider(product(), intentId)).toMatchObject({ returned: PRICE });
  });
});
