import type { PaymentsStatus } from '@zampa/domain/payments/account';

/** What the card provider tells us by itself: a doorbell, after which we ask. */
export type PaymentProviderEvent = { readonly id: string; readonly accountId: string | null };

/** The card provider. Its outages are `CardsUnavailable`; nothing of it is trusted beyond what is asked anew. */
export type PaymentProvider = {
  /** @param key the same key gives the same account, however often it is asked for */
  createAccount(clinic: { name: string; email: string | null }, key: string): Promise<string>;
  /** Where the clinic sets the account up; good for one visit. */
  onboardingLink(accountId: string, backTo: string): Promise<string>;
  accountStatus(accountId: string): Promise<PaymentsStatus>;
  /** The event of a signed message; null when it was not the provider who sent it. */
  readEvent(body: Buffer, signature: string): Promise<PaymentProviderEvent | null>;
};

export class PaymentProviderUnavailable extends Error {
  override readonly name = 'CardsUnavailable';
}
