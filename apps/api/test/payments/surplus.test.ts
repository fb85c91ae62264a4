import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { insertJob } from '../jobs/jobs.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import {
  readProviderTotals,
  beginPayment,
  GOOD,
  ledgerOf,
  paymentsOf,
  submitToSandbox,
} from './cards.ts';
import { newUnpaidVisit } from './unpaid-visit.ts';
import { PRICE } from './visits.ts';

const WAIT = { timeout: 30_000 };

describe('surplus of a visit paid by card and in cash', () => {
  const product = useProduct();

  /** Creates a visit that another process marks as paid in cash while its card payment succeeds. */
  async function paidTwice() {
    const { owner, id } = await newUnpaidVisit(product());
    const { intentId } = await beginPayment(owner, id);
    const { rows } = await product().pool.query<{ chargeId: string }>(
      `with paid as (update charges set status = 'PAID', paid_at = now(), cash = amount, payment_type = 'CASH',
         version = version + 1 where conversation_id = $1 returning *)
       insert into ledger_entries (charge_id, facility_id, seq, type, amount, created_at)
       select id, facility_id, version, 'MARKED_PAID', amount, now() from paid
       returning charge_id as "chargeId"`,
      [id],
    );
    await submitToSandbox(product(), intentId, { card: GOOD });
    return { owner, id, intentId, chargeId: rows[0]?.chargeId ?? '' };
  }
  const goesBack = (intentId: string) =>
    vi.waitFor(async () => {
      expect(await readProviderTotals(product(), intentId)).toMatchObject({
        taken: PRICE,
        returned: PRICE,
      });
    }, WAIT);
  const refundsOf = (chargeId: string, status: 'PENDING' | 'SUCCESS') =>
    countOf(product(), 'refunds', 'charge_id = $1 and status = $2', [chargeId, status]);
  const returnAgain = async (chargeId: string) => {
    const job = await insertJob(product(), 'returnSurplus', { chargeId });
    const ended = 'id = $1 and done_at is not null';
    await vi.waitFor(
      async () => expect(await countOf(product(), 'outbox', ended, [job])).toBe(1),
      WAIT,
    );
  };

  it('is refunded automatically', async () => {
    const { owner, id, intentId } = await paidTwice();
    await goesBack(intentId);
    await vi.waitFor(async () => {
      expect(await paymentsOf(owner, { eventId: id })).toMatchObject([
        { status: 'PAID', payment_type: 'CASH', refunded: PRICE },
      ]);
    }, WAIT);
  });

  it('is refunded once, even if the job runs again during or after the refund', async () => {
    // Blocks the sandbox, so that refunds stay pending.
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
    const lines = await ledgerOf(product(), id);
    expect(lines.filter((line) => line.startsWith('REFUND'))).toEqual([
      `REFUND_REQUESTED ${PRICE}`,
      `REFUNDED ${PRICE}`,
    ]);
    expect(await readProviderTotals(product(), intentId)).toMatchObject({ returned: PRICE });
  });
});
