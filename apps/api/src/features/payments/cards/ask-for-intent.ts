import type { Deps } from '../../../deps.ts';
import type { CardIntent } from '../../../ports/payment-provider.ts';
import type { Attempt } from './attempts.ts';

/**
 * Asks the provider for the payment of an attempt; asked again, it is the same. What was begun with another provider, as
 * in the sandbox before there were keys, comes to nothing.
 */
export async function askForIntent(
  { paymentProvider }: Deps,
  { id, intentId, mode, accountId, amount, fee, currency }: Attempt,
): Promise<CardIntent> {
  if (mode !== paymentProvider.mode) return nothingOf(intentId ?? `none_${id}`, currency);
  if (intentId !== null) return paymentProvider.readIntent(accountId, intentId);
  const description = `Zampa ${id}`;
  return paymentProvider.createIntent(
    { accountId, amount, fee, currency, description },
    `pi:${id}`,
  );
}

const nothingOf = (id: string, currency: string): CardIntent => ({
  id,
  currency,
  clientSecret: '',
  status: 'canceled',
  failure: null,
  received: 0,
  card: null,
});
