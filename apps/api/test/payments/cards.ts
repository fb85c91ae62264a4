import type { QueryInput } from '@zampa/contract/call';
import { createPaymentIntent } from '@zampa/contract/payments/create-payment-intent';
import { readCardStatus } from '@zampa/contract/payments/read-card-status';
import { readPayments } from '@zampa/contract/payments/read-payments';
import type { TestAccount } from '@zampa/testing/people';
import type { Product } from '../product.ts';

export const GOOD = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';
export const SLOW = '4000 0000 0000 0077';
export const CHALLENGED = '4000 0025 0000 3155';

/** Begins a card payment for the open charges of conversations. */
export const beginPayment = (payer: TestAccount, ...eventIds: string[]) =>
  payer.call(createPaymentIntent, { body: { eventIds } });

/** Submits a card, or the answer to the challenge of the bank, to the sandbox. */
export async function submitToSandbox(
  { address }: Product,
  intentId: string,
  answer: { readonly card: string } | { readonly challenge: 'pass' | 'fail' },
) {
  const response = await fetch(`${address}/sandbox/payments/${intentId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answer),
  });
  return { status: response.status, body: await response.json() };
}

export const cardStatusOf = async (person: TestAccount, stripeId: string) =>
  (await person.call(readCardStatus, { query: { stripeId } })).message;

export const paymentsOf = (person: TestAccount, query: QueryInput<typeof readPayments> = {}) =>
  person.call(readPayments, { query });

/** Returns the ledger entries of a conversation in order, as type and amount. */
export async function ledgerOf({ pool }: Product, conversationId: string) {
  const { rows } = await pool.query<{ type: string; amount: number }>(
    `select l.type, l.amount from ledger_entries l join charges c on c.id = l.charge_id
     where c.conversation_id = $1 order by c.created_at, c.id, l.seq`,
    [conversationId],
  );
  return rows.map((line) => `${line.type} ${line.amount}`);
}

/** Returns what the provider took, refunded and kept as a fee for an intent, in minor units. */
export async function readProviderTotals({ pool }: Product, intentId: string) {
  const { rows } = await pool.query<{ taken: number; returned: number; fee: number }>(
    `select case when i.status = 'succeeded' then i.amount else 0 end as taken, i.fee,
       (select coalesce(sum(r.amount), 0)::int from sandbox_refunds r
         where r.intent_id = i.id and r.status = 'succeeded') as returned
     from sandbox_intents i where i.id = $1`,
    [intentId],
  );
  return rows[0];
}
