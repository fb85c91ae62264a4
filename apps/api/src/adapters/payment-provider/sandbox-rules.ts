import type { SandboxDispute, sandboxIntents } from '@zampa/db/schema/payments';
import { brandOf, cardOutcomeOf } from './test-cards.ts';

export type SandboxIntent = typeof sandboxIntents.$inferSelect;

/** A refusal in the form of the provider's protocol. */
export type SandboxRefusal = { readonly refused: string; readonly code?: string };

type Changed = Partial<SandboxIntent> | SandboxRefusal;

/** Duration of a payment with the slow card. */
export const SLOW_MS = 10_000;
const UNEXPECTED = 'payment_intent_unexpected_state';

/** Returns whether a result is a refusal. */
export const isRefused = (found: object): found is SandboxRefusal => 'refused' in found;

/** Returns the change when a payment is canceled. */
export const afterCancel = ({ status }: SandboxIntent): Changed =>
  ['succeeded', 'processing', 'canceled'].includes(status)
    ? { refused: `It cannot be canceled: its status is ${status}.`, code: UNEXPECTED }
    : { status: 'canceled' };

/** Returns the change when the payer enters a card. Accepts test cards only. */
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

/** Returns the change when the payer disputes a payment or the bank decides the dispute. */
export const afterDispute = ({ status }: SandboxIntent, dispute: SandboxDispute): Changed =>
  status === 'succeeded'
    ? { dispute }
    : { refused: 'Nothing was paid that a bank could take back.', code: UNEXPECTED };

/** Formats a payment's disputes as the provider's protocol does. */
export const formatDisputes = ({ id, amount, currency, dispute }: SandboxIntent): object => ({
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

/** Returns the change when the payer answers the bank's authentication challenge. */
export function afterChallenge({ status }: SandboxIntent, isThem: boolean): Changed {
  if (status !== 'requires_action') return { refused: 'Nothing is asked here.', code: UNEXPECTED };
  return isThem
    ? { status: 'succeeded' }
    : { status: 'requires_payment_method', failure: 'authentication_required' };
}

/** Formats a payment as the provider's protocol does. */
export function formatIntent(intent: SandboxIntent): object {
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
