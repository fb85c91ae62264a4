import type { PlanId } from '@zampa/domain/subscription/plans';
import type { ProviderSubscription } from '@zampa/domain/subscription/subscription';

/** A clinic's billing data, of which the provider has a copy. */
export type BillingCustomer = {
  readonly id: string;
  readonly facilityId: string;
  readonly company: string;
  readonly email: string | null;
  /** Without the country prefix. */
  readonly vat: string | null;
  readonly fiscalCode: string | null;
  readonly pec: string | null;
  readonly sdi: string | null;
  readonly address: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  readonly country: string | null;
};

/** A checkout page of the provider. */
export type BillingPage = {
  readonly id: string;
  readonly url: string;
  readonly state: 'OPEN' | 'DONE' | 'OVER';
  readonly expiresAt: Date;
};

export type BillingInvoice = {
  readonly id: string;
  readonly date: Date;
  /** In minor units. */
  readonly total: number;
  readonly amountDue: number;
  readonly currency: string;
  /** A fully credited invoice counts as voided: nothing is owed and the payment is returned. */
  readonly status: 'PAID' | 'DUE' | 'VOIDED';
};

/** A webhook message. It is only a hint to read the current state. */
export type BillingEvent = {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
};

export type Checkout = {
  readonly customerId: string;
  readonly planId: PlanId;
  /** Number of paid people beyond those included in the plan. */
  readonly extraUsers: number;
  /** The subscription to change; null for a first one. */
  readonly subscriptionId: string | null;
  readonly returnUrl: string;
};

/**
 * The billing provider. Throws `BillingProviderUnavailable` when it fails. Webhook content is not trusted; its state
 * is read instead.
 */
export type BillingProvider = {
  readonly mode: 'chargebee' | 'sandbox';
  /** Creates or updates a customer under an id of ours. */
  saveCustomer(customer: BillingCustomer): Promise<void>;
  /** Clears a customer's personal data, once they have no running subscription. Issued invoices remain. */
  forgetCustomer(id: string): Promise<void>;
  /** Returns the facility of a customer; null if the customer does not exist. */
  readCustomer(id: string): Promise<{ readonly facilityId: string | null } | null>;
  openCheckout(checkout: Checkout): Promise<BillingPage>;
  /** Returns the current state of a checkout page; null if it is not known. */
  readPage(id: string): Promise<BillingPage | null>;
  /** Returns the current subscription (the running one, otherwise the last one) and the ids of other running ones. */
  readSubscriptions(customerId: string): Promise<{
    readonly current: ProviderSubscription | null;
    readonly surplus: readonly string[];
  }>;
  /** Ends a subscription at the end of its term, immediately, or immediately with a refund of the whole term. */
  endSubscription(id: string, how: 'WITH_TERM' | 'AT_ONCE' | 'GIVEN_BACK'): Promise<void>;
  /** Sets the number of paid people beyond those included in the plan. */
  changeExtraUsers(
    subscription: Pick<ProviderSubscription, 'id' | 'planId'>,
    extraUsers: number,
  ): Promise<void>;
  /** Resumes a subscription that was canceled for the end of its term. */
  resumeSubscription(id: string): Promise<void>;
  /** Returns the URL of the portal for cards, invoices and the plan; valid for one visit. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Returns the latest invoices, newest first. */
  readInvoices(customerId: string): Promise<readonly BillingInvoice[]>;
  /** Verifies and parses a webhook message; null if it is not genuine. */
  readEvent(body: Buffer, authorization: string): BillingEvent | null;
};

export class BillingProviderUnavailable extends Error {
  override readonly name = 'BillingProviderUnavailable';
}
