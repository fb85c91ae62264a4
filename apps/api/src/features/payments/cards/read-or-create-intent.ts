import type { Deps } from '../../../deps.ts';
import type { CardIntent } from '../../../ports/payment-provider.ts';
import type { Attempt } from './attempts.ts';

/**
 * Reads or creates the provider's payment intent of an attempt; idempotent. For an attempt that was started with
 * another provider (such as the sandbox) returns a canceled intent.
 */
export async function readOrCreateIntent(
  { paymentProvider }: Deps,
  { id, intentId, mode, accountId, amount, fee, currency }: Attempt,
): Promise<CardIntent> {
  if (mode !== paymentProvider.mode) return canceledIntent(intentId ?? `none_${id}`, currency);
  if (intentId !== null) return paymentProvider.readIntent(accountId, intentId);
  const description = `Zampa ${id}`;
  return paymentProvider.createIntent(
    { accountId, amount, fee, currency, description },
    `pi:${id}`,
  );
}

const canceledIntent = (id: string, currency: string): CardIntent => ({
  id,
  currency,
  clientSecret: '',
  status: 'canceled',
  failure: null,
  received: 0,
  card: null,
});
