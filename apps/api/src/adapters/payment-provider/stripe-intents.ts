import type Stripe from 'stripe';
import type { CardIntent, PaymentProvider } from '../../ports/payment-provider.ts';
import { callStripe } from './stripe-client.ts';

/** Expands the charge, which includes the card. */
const WITH_CARD = ['latest_charge'];

type IntentCalls = Pick<PaymentProvider, 'createIntent' | 'readIntent' | 'cancelIntent'>;

/**
 * Calls of the provider for card payments. They belong to the clinic's account, so that each call carries its id in a
 * header.
 */
export function stripeIntents(stripe: () => Promise<Stripe>): IntentCalls {
  const readIntent = (stripeAccount: string, intentId: string) =>
    callStripe(async () =>
      toCardIntent(
        await (
          await stripe()
        ).paymentIntents.retrieve(intentId, { expand: WITH_CARD }, { stripeAccount }),
      ),
    );
  return {
    readIntent,

    createIntent: ({ accountId, amount, fee, currency, description }, idempotencyKey) =>
      callStripe(async () =>
        toCardIntent(
          await (
            await stripe()
          ).paymentIntents.create(
            {
              amount,
              currency: currency.toLowerCase(),
              application_fee_amount: fee,
              automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
              description,
            },
            { stripeAccount: accountId, idempotencyKey },
          ),
        ),
      ),

    async cancelIntent(stripeAccount, intentId) {
      try {
        const canceled = await (
          await stripe()
        ).paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' }, { stripeAccount });
        return toCardIntent(canceled);
      } catch {
        // It is finished or in progress, or the response was lost. Its status tells.
        return readIntent(stripeAccount, intentId);
      }
    },
  };
}

function toCardIntent(intent: Stripe.PaymentIntent): CardIntent {
  const { id, client_secret, status, amount_received, currency, last_payment_error } = intent;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  if (client_secret === null) throw new Error('the payment intent has no client secret');
  return {
    id,
    clientSecret: client_secret,
    status,
    failure: last_payment_error
      ? (last_payment_error.decline_code ?? last_payment_error.code ?? 'declined')
      : null,
    received: amount_received,
    currency: currency.toUpperCase(),
    card: card ? { brand: card.brand ?? '', last4: card.last4 ?? '' } : null,
  };
}
