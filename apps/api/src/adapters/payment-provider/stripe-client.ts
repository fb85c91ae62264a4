import type Stripe from 'stripe';
import { PaymentProviderUnavailable } from '../../ports/payment-provider.ts';

const TIMEOUT_MS = 20_000;

export type StripeSettings = {
  readonly secretKey: string;
  readonly publishableKey: string | null;
  /** Null rejects all webhooks. */
  readonly webhookSecret: string | null;
  /** Another server with the provider's protocol: the sandbox or a test peer. */
  readonly apiBase: URL | null;
};

/** Loads the provider's SDK and opens a client. */
export async function openStripeClient({
  secretKey,
  apiBase,
}: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const inner = StripeClient.createNodeHttpClient();
  return new StripeClient(secretKey, {
    httpClient: {
      getClientName: () => 'guarded',
      async makeRequest(...request: Parameters<typeof inner.makeRequest>) {
        const response = await inner.makeRequest(...request);
        const read = response.toJSON.bind(response);
        // With a JSON response that is not an object, the SDK would never settle; an empty object would pass as
        // success.
        response.toJSON = async () => replaceMalformed(await read(), response.getStatusCode());
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

function replaceMalformed(answer: unknown, status: number): unknown {
  const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  if (!isObject || Object.keys(answer).length === 0) return MALFORMED;
  return status >= 400 && !('error' in answer) ? MALFORMED : answer;
}

/** Calls the provider and turns every error into `PaymentProviderUnavailable`. */
export async function callStripe<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw new PaymentProviderUnavailable('the card provider did not answer as expected', {
      cause: error,
    });
  }
}
