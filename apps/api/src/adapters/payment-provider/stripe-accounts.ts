import { accountStatusOf } from '@zampa/domain/payments/account';
import type Stripe from 'stripe';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { callStripe } from './stripe-client.ts';

/** Merchant category code of veterinary services. */
const MERCHANT_CATEGORY = '0742';

type AccountCalls = Pick<PaymentProvider, 'createAccount' | 'onboardingLink' | 'accountStatus'>;

/** Calls of the provider for clinics' accounts. */
export function stripeAccounts(stripe: () => Promise<Stripe>): AccountCalls {
  return {
    createAccount: (clinic, key) =>
      callStripe(async () => {
        const account = await (
          await stripe()
        ).accounts.create(toAccountParams(clinic), { idempotencyKey: key });
        return account.id;
      }),

    onboardingLink: (accountId, backTo) =>
      callStripe(async () => {
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
      callStripe(async () => {
        const account = await readAccount(await stripe(), accountId);
        if (!account) return 'REJECTED';
        return accountStatusOf({
          chargesEnabled: account.charges_enabled,
          detailsSubmitted: account.details_submitted,
          disabledReason: account.requirements?.disabled_reason ?? null,
        });
      }),
  };
}

/** The clinic is the merchant and uses the provider's full dashboard. */
const toAccountParams = ({ name, email }: { name: string; email: string | null }) =>
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

/** Returns null if the clinic disconnected its account at the provider, so that we may no longer read it. */
async function readAccount(stripe: Stripe, accountId: string): Promise<Stripe.Account | null> {
  try {
    return await stripe.accounts.retrieve(accountId);
  } catch (error) {
    if (error instanceof stripe.errors.StripePermissionError) return null;
    throw error;
  }
}
