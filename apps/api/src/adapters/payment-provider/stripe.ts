import type Stripe from 'stripe';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { Clock } from '../../ports/clock.ts';
import { stripeAccounts } from './stripe-accounts.ts';
import { openStripeClient, type StripeSettings } from './stripe-client.ts';
import { stripeIntents } from './stripe-intents.ts';
import { stripeReturns } from './stripe-returns.ts';

const SIGNATURE_LIFE_SECONDS = 300;

/** Returns the card provider by its own SDK, which is loaded when it is needed first. */
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

    ...stripeReturns(stripe),

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
        return { id, type, accountId: account, intentId: intentOf(event) };
      } catch {
        return null;
      }
    },
  };
}

/** Returns the card payment that an event is about; null where it is about something else, or says nothing of it. */
function intentOf(event: object): string | null {
  const { object, id, payment_intent: of } = at(at(event, 'data'), 'object');
  const intent = object === 'payment_intent' ? id : of;
  return typeof intent === 'string' ? intent : null;
}

function at(holder: object, name: string): Readonly<Record<string, unknown>> {
  const held: unknown = (holder as Readonly<Record<string, unknown>>)[name];
  return typeof held === 'object' && held !== null ? { ...held } : {};
}
