import type { SandboxDispute, sandboxIntents } from '@zampa/db/schema/payments';
import { brandOf, cardOutcomeOf } from './test-cards.ts';

export type SandboxIntent = typeof sandboxIntents.$inferSelect;

/** How the sandbox says no, as the provider's protocol does. */
export type SandboxRefusal = { readonly refused: string; readonly code?: string };

type Changed = Partial<SandboxIntent> | SandboxRefusal;

/** So long the slow card takes. */
export const SLOW_MS = 10_000;
const UNEXPECTED = 'payment_intent_unexpected_state';

/** Tells a refusal from everything else. */
export const isRefused = (found: object): found is SandboxRefusal => 'refused' in found;

/** Returns what becomes of a payment that is called off. */
export const afterCancel = ({ status }: SandboxIntent): Changed =>
  ['succeeded', 'processing', 'canceled'].includes(status)
    ? { refused: `It cannot be canceled: its status is ${status}.`, code: UNEXPECTED }
    : { status: 'canceled' };

/** Returns what becomes of a payment when its payer types a card; only test cards are taken. */
export function afterCard({ status }: SandboxIntent, typed: string, now: Date): Changed {
  const outcome = cardOutcomeOf(typed);
  if (!outcome)
    return { refused: 'Only the listed test cards are taken here.', code: 'incorrect_number' };
  if (status !== 'requires_payment_method' && status !== 'requires_action')
    return { refused: 'This payment is over.', code: UNEXPECTED };
  const used = { card: typed.replaceAll(/\D/g, ''), failure: null };
  switch (outcome.kind) {
    case 'pays':
      return { ...used, status: 'succeeded' };
    case 'slow':
      return { ...used, status: 'processing', settlesAt: new Date(now.getTime() + SLOW_MS) };
    case 'asks':
      return { ...used, status: 'requires_action' };
    case 'declined': {
      const failure = outcome.decline ?? outcome.code;
      return { ...used, status: 'requires_payment_method', failure };
    }
  }
}

/** Returns what becomes of a payment that its payer asks their bank to take back, or about which the bank decides. */
export const afterDispute = ({ status }: SandboxIntent, dispute: SandboxDispute): Changed =>
  status === 'succeeded'
    ? { dispute }
    : { refused: 'Nothing was paid that a bank could take back.', code: UNEXPECTED };

/** Describes what a payer has asked their bank to take back, as the provider's protocol does. */
export const describedDisputes = ({ id, amount, currency, dispute }: SandboxIntent): object => ({
  object: 'list',
  has_more: false,
  data: dispute
    ? [
        {
          id: `dp_${id.slice('pi_'.length)}`,
          object: 'dispute',
          payment_intent: id,
          amount,
          currency,
          status: dispute,
        },
      ]
    : [],
});

/** Returns what becomes of a payment when its payer answers the bank's question. */
export function afterChallenge({ status }: SandboxIntent, isThem: boolean): Changed {
  if (status !== 'requires_action') return { refused: 'Nothing is asked here.', code: UNEXPECTED };
  return isThem
    ? { status: 'succeeded' }
    : { status: 'requires_payment_method', failure: 'authentication_required' };
}

/** Describes a card payment as the provider's protocol does. */
export function describedIntent(intent: SandboxIntent): object {
  const { id, amount, currency, clientSecret, status, failure, card } = intent;
  const isPaid = status === 'succeeded';
  const paidBy = card && { brand: brandOf(card), last4: card.slice(-4) };
  return {
    id,
    object: 'payment_intent',
    livemode: false,
    amount,
    currency,
    client_secret: clientSecret,
    status,
    amount_received: isPaid ? amount : 0,
    last_payment_error: failure && {
      type: 'card_error',
      code: 'card_declined',
      decline_code: failure,
    },
    latest_charge: isPaid && {
      id: `ch_${id.slice('pi_'.length)}`,
      object: 'charge',
      payment_method_details: { type: 'card', card: paidBy },
    },
  };
}
