import type { PaymentsStatus } from '@zampa/domain/payments/account';
import type { Dispute } from '@zampa/domain/payments/ledger';
import type { ProviderIntent } from '@zampa/domain/payments/attempts';

/** A webhook message. It is only a hint to read the current state. */
export type PaymentProviderEvent = {
  readonly id: string;
  readonly type: string;
  readonly accountId: string | null;
  /** The card payment concerned; null for other events. */
  readonly intentId: string | null;
};

/** A card payment's state at the provider. */
export type CardIntent = ProviderIntent & {
  readonly id: string;
  /** Lets only the payer's browser confirm the payment. */
  readonly clientSecret: string;
  /** Received amount in minor units. */
  readonly received: number;
  readonly currency: string;
  readonly card: { readonly brand: string; readonly last4: string } | null;
};

export type NewIntent = {
  readonly accountId: string;
  /** In minor units; includes our `fee`. */
  readonly amount: number;
  readonly fee: number;
  readonly currency: 'EUR' | 'USD';
  readonly description: string;
};

export type NewRefund = {
  readonly accountId: string;
  readonly intentId: string;
  readonly amount: number;
};

export type CardRefund = {
  readonly id: string;
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILED';
};

/** A disputed payment and its outcome. */
export type CardDispute = {
  readonly id: string;
  readonly status: Dispute;
  /** In minor units. */
  readonly amount: number;
};

/**
 * The card provider. Throws `PaymentProviderUnavailable` when it fails. Webhook content is not trusted; its state is
 * read instead. `key` is an idempotency key: the same key returns the same result.
 */
export type PaymentProvider = {
  readonly mode: 'stripe' | 'sandbox';
  /** The key for the provider's form in browsers; null in the sandbox. */
  readonly publishableKey: string | null;
  createAccount(clinic: { name: string; email: string | null }, key: string): Promise<string>;
  /** Returns the URL on which the clinic sets up its account; valid for one visit. */
  onboardingLink(accountId: string, backTo: string): Promise<string>;
  accountStatus(accountId: string): Promise<PaymentsStatus>;
  createIntent(intent: NewIntent, key: string): Promise<CardIntent>;
  readIntent(accountId: string, intentId: string): Promise<CardIntent>;
  /** Cancels a card payment unless it has succeeded or is processing. Returns its state. */
  cancelIntent(accountId: string, intentId: string): Promise<CardIntent>;
  createRefund(refund: NewRefund, key: string): Promise<CardRefund>;
  readRefund(accountId: string, refundId: string): Promise<CardRefund>;
  readDisputes(accountId: string, intentId: string): Promise<readonly CardDispute[]>;
  /** Verifies and parses a webhook message; null if it is not genuine. */
  readEvent(body: Buffer, signature: string): Promise<PaymentProviderEvent | null>;
};

export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable';
}
