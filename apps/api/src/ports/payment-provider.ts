import type { PaymentsStatus } from '@zampa/domain/payments/account';
import type { Dispute } from '@zampa/domain/payments/ledger';
import type { ProviderIntent } from '@zampa/domain/payments/attempts';

/** What the card provider tells us by itself: a doorbell, after which we ask. */
export type PaymentProviderEvent = {
  readonly id: string;
  readonly type: string;
  readonly accountId: string | null;
  /** The card payment that it is about; null where it is about none. */
  readonly intentId: string | null;
};

/** A card payment as it stands at the provider. */
export type CardIntent = ProviderIntent & {
  readonly id: string;
  /** With it the payer's browser pays, and nobody else's. */
  readonly clientSecret: string;
  /** Minor units that have arrived. */
  readonly received: number;
  readonly currency: string;
  readonly card: { readonly brand: string; readonly last4: string } | null;
};

export type NewIntent = {
  readonly accountId: string;
  /** Minor units; `fee` of it is ours. */
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

/** What a payer has asked their bank to take back, and who was right. */
export type CardDispute = {
  readonly id: string;
  readonly status: Dispute;
  /** Minor units. */
  readonly amount: number;
};

/**
 * The card provider. Its outages are `PaymentProviderUnavailable`; nothing of it is trusted beyond what is asked anew. A
 * key makes asking twice harmless: the same gives the same.
 */
export type PaymentProvider = {
  readonly mode: 'stripe' | 'sandbox';
  /** By which the payer's browser knows us; null in the sandbox. */
  readonly publishableKey: string | null;
  createAccount(clinic: { name: string; email: string | null }, key: string): Promise<string>;
  /** Where the clinic sets the account up; good for one visit. */
  onboardingLink(accountId: string, backTo: string): Promise<string>;
  accountStatus(accountId: string): Promise<PaymentsStatus>;
  createIntent(intent: NewIntent, key: string): Promise<CardIntent>;
  readIntent(accountId: string, intentId: string): Promise<CardIntent>;
  /** Cancels a card payment unless it has succeeded or is in progress, and says how it stands then. */
  cancelIntent(accountId: string, intentId: string): Promise<CardIntent>;
  createRefund(refund: NewRefund, key: string): Promise<CardRefund>;
  readRefund(accountId: string, refundId: string): Promise<CardRefund>;
  readDisputes(accountId: string, intentId: string): Promise<readonly CardDispute[]>;
  /** The event of a signed message; null when it was not the provider who sent it. */
  readEvent(body: Buffer, signature: string): Promise<PaymentProviderEvent | null>;
};

export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable';
}
