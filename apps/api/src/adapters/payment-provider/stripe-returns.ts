import type Stripe from 'stripe';
import type { CardDispute, CardRefund, PaymentProvider } from '../../ports/payment-provider.ts';
import { asked } from './stripe-client.ts';

type ReturnCalls = Pick<PaymentProvider, 'createRefund' | 'readRefund' | 'readDisputes'>;

/** Returns how money of card payments goes back, by the provider's SDK: refunds, and what banks are asked for. */
export function stripeReturns(stripe: () => Promise<Stripe>): ReturnCalls {
  return {
    createRefund: ({ accountId, intentId, amount }, idempotencyKey) =>
      asked(async () => {
        const refund = await (
          await stripe()
        ).refunds.create(
          { payment_intent: intentId, amount, refund_application_fee: true },
          { stripeAccount: accountId, idempotencyKey },
        );
        return { id: refund.id, status: refundStatusOf(refund.status) };
      }),

    readRefund: (stripeAccount, refundId) =>
      asked(async () => {
        const refund = await (await stripe()).refunds.retrieve(refundId, {}, { stripeAccount });
        return { id: refund.id, status: refundStatusOf(refund.status) };
      }),

    readDisputes: (stripeAccount, intentId) =>
      asked(async () => {
        const { data } = await (
          await stripe()
        ).disputes.list({ payment_intent: intentId }, { stripeAccount });
        return data.map(({ id, status, amount }) => ({
          id,
          status: disputeStatusOf(status),
          amount,
        }));
      }),
  };
}

function refundStatusOf(status: string | null): CardRefund['status'] {
  if (status === 'succeeded') return 'SUCCESS';
  return status === 'failed' || status === 'canceled' ? 'FAILED' : 'PENDING';
}

/** A mere question of the bank that has ended took nothing. */
function disputeStatusOf(status: string): CardDispute['status'] {
  if (status === 'lost') return 'LOST';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'WON' : 'OPEN';
}
