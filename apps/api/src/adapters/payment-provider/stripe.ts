import type Stripe from 'stripe';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { Clock } from '../../ports/clock.ts';
import { stripeAccounts } from './stripe-accounts.ts';
import { openStripeClient, type StripeSettings } from './stripe-client.ts';
import { stripeIntents } from './stripe-intents.ts';
import { stripeRefunds } from './stripe-refunds.ts';

const SIGNATURE_LIFE_SECONDS = 300;

/** The Stripe adapter. Loads the SDK on the first call. */
export function stripePaymentProvider(
  settings: StripeSettings,
  mode: PaymentProvider['mode'],
  clock: Clock,
): PaymentProvider {
  let client: Promise<Stripe> | undefined;
  const stripe = () => (client ??= openStripeClient(settings));

  return {
    mode,
    publishableKey: settings.publishableKey,
    ...stripeIntents(stripe),

    ...stripeRefunds(stripe),

    ...stripeAccounts(stripe),

    async readEvent(body, signature) {
      if (settings.webhookSecret === null) return null;
      const { webhooks } = await stripe();
      try {
        const event = await webhooks.constructEventAsync(
          body,
          signature,
          settings.webhookSecret,
          SIGNATURE_LIFE_SECONDS,
          undefined,
          clock.now().getTime(),
        );
        const { id, type, account = null } = event;
        return { id, type, accountId: account, intentId: findIntentId(event) };
      } catch {
        return null;
      }
    },
  };
}

/** Returns the id of the card payment that an event is about; null for other events. */
function findIntentId(event: object): string | null {
  const { object, id, payment_intent: of } = objectAt(objectAt(event, 'data'), 'object');
  const intent = object === 'payment_intent' ? id : of;
  return typeof intent === 'string' ? intent : null;
}

function objectAt(holder: object, name: string): Readonly<Record<string, unknown>> {
  const held: unknown = (holder as Readonly<Record<string, unknown>>)[name];
  return typeof held === 'object' && held !== null ? { ...held } : {};
}
