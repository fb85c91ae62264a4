import type Stripe from 'stripe';
import type { CardDispute, CardRefund, PaymentProvider } from '../../ports/payment-provider.ts';
import { callStripe } from './stripe-client.ts';

type RefundCalls = Pick<PaymentProvider, 'createRefund' | 'readRefund' | 'readDisputes'>;

/** Calls of the provider for refunds and disputes. */
export function stripeRefunds(stripe: () => Promise<Stripe>): RefundCalls {
  return {
    createRefund: ({ accountId, intentId, amount }, idempotencyKey) =>
      callStripe(async () => {
        const refund = await (
          await stripe()
        ).refunds.create(
          { payment_intent: intentId, amount, refund_application_fee: true },
          { stripeAccount: accountId, idempotencyKey },
        );
        return { id: refund.id, status: refundStatusOf(refund.status) };
      }),

    readRefund: (stripeAccount, refundId) =>
      callStripe(async () => {
        const refund = await (await stripe()).refunds.retrieve(refundId, {}, { stripeAccount });
        return { id: refund.id, status: refundStatusOf(refund.status) };
      }),

    readDisputes: (stripeAccount, intentId) =>
      callStripe(async () => {
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

/** Maps the provider's status. An inquiry that ended without a dispute counts as won. */
function disputeStatusOf(status: string): CardDispute['status'] {
  if (status === 'lost') return 'LOST';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'WON' : 'OPEN';
}
