import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { Clock } from '../../ports/clock.ts';
import { createSandboxAccounts } from './sandbox-accounts.ts';
import { createSandboxIntents } from './sandbox-intents.ts';
import { serveSandboxPages } from './sandbox-pages.ts';
import { startSandboxServer } from './sandbox-server.ts';
import { stripePaymentProvider } from './stripe.ts';
import type { StripeSettings } from './stripe-client.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  /** Secret of the installation, from which the sandbox's keys are derived. */
  readonly secret: string;
};

export type OpenPaymentProvider = {
  readonly paymentProvider: PaymentProvider;
  close(): Promise<void>;
};

/**
 * Opens the card provider, or, without its keys, our sandbox behind the same SDK, so that development runs the
 * production code.
 */
export async function openPaymentProvider(
  server: FastifyInstance,
  keys: StripeSettings | null,
  { db, clock, publicUrl, secret }: Parts,
): Promise<OpenPaymentProvider> {
  if (keys)
    return {
      paymentProvider: stripePaymentProvider(keys, 'stripe', clock),
      close: async () => undefined,
    };
  const keyFor = (purpose: string) =>
    createHmac('sha256', secret).update(`card sandbox ${purpose}`).digest('hex');
  const [secretKey, webhookSecret] = [`sk_sbx_${keyFor('calls')}`, keyFor('messages')];
  const state = {
    accounts: createSandboxAccounts(db, clock, publicUrl),
    intents: createSandboxIntents(db, clock),
  };
  const sandbox = await startSandboxServer(state, secretKey);
  await serveSandboxPages(server, { ...state, clock, webhookSecret });
  return {
    paymentProvider: stripePaymentProvider(
      { secretKey, publishableKey: null, webhookSecret, apiBase: sandbox.apiBase },
      'sandbox',
      clock,
    ),
    close: () => sandbox.close(),
  };
}
