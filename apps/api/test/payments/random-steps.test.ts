import { createPayment } from '@zampa/contract/payments/create-payment';
import { createRefund } from '@zampa/contract/payments/create-refund';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { RefusedCall } from '@zampa/testing/send-call';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { useProduct, type Product } from '../product.ts';
import {
  CHALLENGED,
  beginPayment,
  DECLINED,
  GOOD,
  paymentsOf,
  SLOW,
  cardStatusOf,
  submitToSandbox,
} from './cards.ts';
import { newVisit, PRICE, connectCards } from './visits.ts';

const RUNS = 20;
const WAIT = { timeout: 30_000 };

/** Steps around the payment of one visit, in any order and concurrently. */
const STEPS = [
  'begin',
  'good',
  'declined',
  'slow',
  'asks',
  'isThem',
  'isNotThem',
  'cash',
  'part',
  'refund',
  'look',
  'wait',
] as const;
type Step = (typeof STEPS)[number];

type Visit = Awaited<ReturnType<typeof newVisit>> & { intents: string[] };

/** Ignores refusals (4xx) and rethrows everything else. */
const orRefused = (call: Promise<unknown>) =>
  call.catch((error: unknown) => {
    if (!(error instanceof RefusedCall) || error.status >= 500) throw error;
  });

async function performStep(product: Product, visit: Visit, step: Step): Promise<void> {
  const { vet, owner, id, intents } = visit;
  const last = intents.at(-1) ?? 'pi_none';
  const doing: Readonly<Record<Step, () => Promise<unknown>>> = {
    begin: async () => void intents.push((await beginPayment(owner, id)).intentId),
    good: () => submitToSandbox(product, last, { card: GOOD }),
    declined: () => submitToSandbox(product, last, { card: DECLINED }),
    slow: () => submitToSandbox(product, last, { card: SLOW }),
    asks: () => submitToSandbox(product, last, { card: CHALLENGED }),
    isThem: () => submitToSandbox(product, last, { challenge: 'pass' }),
    isNotThem: () => submitToSandbox(product, last, { challenge: 'fail' }),
    cash: () => vet.call(markPaid, { query: { eventId: id } }),
    part: () =>
      vet.call(createPayment, { body: { eventId: id, amount: 1000, type: 'INSTALLMENT' } }),
    refund: async () => {
      const [paid] = await paymentsOf(vet, { eventId: id, status: 'PAID' });
      if (!paid) return;
      const body = { paymentId: paid.id, amount: 700, reason: 'GOODWILL' } as const;
      await vet.call(createRefund, { body });
    },
    look: () => cardStatusOf(owner, last),
    wait: async () => product.clock.advance(11),
  };
  await orRefused(doing[step]());
}

/** Sums up what the provider took and what our ledger says, independently of the code under test. */
async function readTotals({ pool, clock }: Product, { id, intents }: Visit) {
  const { rows } = await pool.query<Record<string, number>>(
    `select
      (select coalesce(sum(amount), 0)::int from sandbox_intents where id = any($2)
        and (status = 'succeeded' or (status = 'processing' and settles_at <= $3))) as taken,
      (select coalesce(sum(amount), 0)::int from sandbox_refunds where intent_id = any($2)) as returned,
      (select coalesce(sum(l.amount) filter (where l.type = 'CAPTURED'), 0)::int from ledger_entries l
        join charges c on c.id = l.charge_id where c.conversation_id = $1) as captured,
      (select coalesce(sum(l.amount) filter (where l.type = 'REFUNDED'), 0)::int from ledger_entries l
        join charges c on c.id = l.charge_id where c.conversation_id = $1) as refunded,
      (select count(*)::int from charges c cross join lateral (
          select coalesce(sum(l.amount) filter (where l.type = 'CAPTURED'), 0) as captured,
            coalesce(sum(l.amount) filter (where l.type = 'MARKED_PAID'), 0) as cash,
            coalesce(sum(l.amount) filter (where l.type in ('REFUNDED', 'CASH_RETURNED')), 0) as refunded,
            coalesce(sum(l.amount) filter (where l.type = 'CASH_RETURNED'), 0) as by_hand, max(l.seq) as version
          from ledger_entries l where l.charge_id = c.id) lines
        where c.conversation_id = $1 and (c.captured, c.cash, c.refunded, c.cash_returned, c.version)
          is distinct from (lines.captured, lines.cash, lines.refunded, lines.by_hand, lines.version)) as wrong,
      (select count(*)::int from charges c where c.conversation_id = $1 and c.captured > 0 and c.cash > 0
        and c.refunded - c.cash_returned < c.captured) as doubled,
      (select count(*)::int from outbox o where o.done_at is null and o.due_at <= $3) as waiting`,
    [id, intents, clock.now()],
  );
  return rows[0];
}

describe('payments under random concurrent steps', () => {
  const product = useProduct({}, { schedulesEveryMs: 200 });

  it('neither lose nor double any money', async () => {
    const steps = fc.array(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 3 }), {
      minLength: 3,
      maxLength: 9,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (rounds) => {
        const visit = { ...(await newVisit(product(), PRICE)), intents: [] };
        await connectCards(visit.vet);
        for (const round of rounds)
          await Promise.all(round.map((step) => performStep(product(), visit, step)));
        // Slow card payments have finished by then.
        product().clock.advance(11);
        for (const intent of visit.intents) await cardStatusOf(visit.owner, intent);
        await vi.waitFor(async () => {
          const { waiting, wrong, doubled, ...sums } = (await readTotals(product(), visit)) ?? {};
          expect({ waiting, wrong, doubled }).toEqual({ waiting: 0, wrong: 0, doubled: 0 });
          expect(sums['captured']).toBe(sums['taken']);
          expect(sums['refunded']).toBe(sums['returned']);
        }, WAIT);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  }, 300_000);
});
