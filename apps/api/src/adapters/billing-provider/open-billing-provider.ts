import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { BillingProvider } from '../../ports/billing-provider.ts';
import type { Clock } from '../../ports/clock.ts';
import { chargebeeBilling } from './chargebee.ts';
import type { ChargebeeSettings } from './chargebee-client.ts';
import { createSandboxBilling } from './sandbox-billing.ts';
import { serveBillingPages } from './sandbox-pages.ts';
import { startBillingServer } from './sandbox-server.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  /** Secret of the installation, from which the sandbox's keys are derived. */
  readonly secret: string;
};

export type OpenBillingProvider = {
  readonly billingProvider: BillingProvider;
  close(): Promise<void>;
};

/**
 * Opens the billing provider, or, without its keys, our sandbox behind the same SDK, so that development runs the
 * production code.
 */
export async function openBillingProvider(
  server: FastifyInstance,
  keys: ChargebeeSettings | null,
  { db, clock, publicUrl, secret }: Parts,
): Promise<OpenBillingProvider> {
  if (keys)
    return {
      billingProvider: chargebeeBilling(keys, 'chargebee'),
      close: async () => undefined,
    };
  const keyFor = (purpose: string) =>
    createHmac('sha256', secret).update(`billing sandbox ${purpose}`).digest('hex');
  const apiKey = `sbx_${keyFor('calls')}`;
  const webhook = { user: 'sandbox', password: keyFor('messages') };
  const billing = createSandboxBilling(db, clock);
  const sandbox = await startBillingServer({ billing, apiKey, publicUrl });
  await serveBillingPages(server, { billing, webhook });
  const { apiBase } = sandbox;
  return {
    billingProvider: chargebeeBilling({ site: 'sandbox', apiKey, webhook, apiBase }, 'sandbox'),
    close: () => sandbox.close(),
  };
}
