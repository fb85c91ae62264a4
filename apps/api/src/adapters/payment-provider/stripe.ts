import { statusOfAccount } from '@zampa/domain/payments/account';
import type Stripe from 'stripe';
import { PaymentProviderUnavailable, type PaymentProvider } from '../../ports/payment-provider.ts';
import type { Clock } from '../../ports/clock.ts';

/** Veterinary services, in the list of merchant categories. */
const MERCHANT_CATEGORY = '0742';
const TIMEOUT_MS = 20_000;
const SIGNATURE_LIFE_SECONDS = 300;

export type StripeSettings = {
  readonly secretKey: string;
  /** Null: no message is believed. */
  readonly webhookSecret: string | null;
  /** Another server that speaks the provider's protocol: the sandbox, or a test peer. */
  readonly apiBase: URL | null;
};

/** Returns the card provider by its own SDK, which is loaded when it is needed first. */
export function stripePaymentProvider(settings: StripeSettings, clock: Clock): PaymentProvider {
  let client: Promise<Stripe> | undefined;
  const stripe = () => (client ??= openClient(settings));

  return {
    createAccount: (clinic, key) =>
      asked(async () => {
        const account = await (
          await stripe()
        ).accounts.create(accountOf(clinic), { idempotencyKey: key });
        return account.id;
      }),

    onboardingLink: (accountId, backTo) =>
      asked(async () => {
        const link = await (
          await stripe()
        ).accountLinks.create({
          account: accountId,
          type: 'account_onboarding',
          return_url: backTo,
          refresh_url: backTo,
        });
        return link.url;
      }),

    accountStatus: (accountId) =>
      asked(async () => {
        const account = await (await stripe()).accounts.retrieve(accountId);
        return statusOfAccount({
          chargesEnabled: account.charges_enabled,
          detailsSubmitted: account.details_submitted,
          disabledReason: account.requirements?.disabled_reason ?? null,
        });
      }),

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
        return { id: event.id, accountId: event.account ?? null };
      } catch {
        return null;
      }
    },
  };
}

/** The clinic is the merchant and has the provider's whole dashboard. */
const accountOf = ({ name, email }: { name: string; email: string | null }) =>
  ({
    controller: {
      fees: { payer: 'account' },
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'full' },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    business_profile: { name, mcc: MERCHANT_CATEGORY },
    ...(email && { email }),
  }) satisfies Stripe.AccountCreateParams;

async function openClient({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const inner = StripeClient.createNodeHttpClient();
  return new StripeClient(secretKey, {
    httpClient: {
      getClientName: () => 'guarded',
      async makeRequest(...request: Parameters<typeof inner.makeRequest>) {
        const response = await inner.makeRequest(...request);
        const read = response.toJSON.bind(response);
        // An answer that is JSON but no object would never settle, and an empty one would pass for a success.
        response.toJSON = async () => guarded(await read(), response.getStatusCode());
        return response;
      },
    },
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(apiBase && {
      protocol: apiBase.protocol === 'https:' ? ('https' as const) : ('http' as const),
      host: apiBase.hostname,
      port: apiBase.port || (apiBase.protocol === 'https:' ? 443 : 80),
    }),
  });
}

const MALFORMED = {
  error: { type: 'api_error', code: 'malformed', message: 'malformed answer' },
};

function guarded(answer: unknown, status: number): unknown {
  const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  if (!isObject || Object.keys(answer).length === 0) return MALFORMED;
  return status >= 400 && !('error' in answer) ? MALFORMED : answer;
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new PaymentProviderUnavailable('the card provider did not answer as expected', {
      cause: error,
    });
  }
}
