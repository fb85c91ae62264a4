import { statusOfAccount } from '@zampa/domain/payments/account';
import type Stripe from 'stripe';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { asked } from './stripe-client.ts';

/** Veterinary services, in the list of merchant categories. */
const MERCHANT_CATEGORY = '0742';

type AccountCalls = Pick<PaymentProvider, 'createAccount' | 'onboardingLink' | 'accountStatus'>;

/** Returns the accounts of clinics by the provider's SDK. */
export function stripeAccounts(stripe: () => Promise<Stripe>): AccountCalls {
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
        const account = await readAccount(await stripe(), accountId);
        if (!account) return 'REJECTED';
        return statusOfAccount({
          chargesEnabled: account.charges_enabled,
          detailsSubmitted: account.details_submitted,
          disabledReason: account.requirements?.disabled_reason ?? null,
        });
      }),
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

/** Returns null for an account that has shut us out: its clinic has ended the connection at the provider. */
async function readAccount(stripe: Stripe, accountId: string): Promise<Stripe.Account | null> {
  try {
    return await stripe.accounts.retrieve(accountId);
  } catch (error) {
    if (error instanceof stripe.errors.StripePermissionError) return null;
    throw error;
  }
}
