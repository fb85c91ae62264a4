import type { PlanId } from '@zampa/domain/subscription/plans';
import type { ProviderSubscription } from '@zampa/domain/subscription/subscription';

/** What invoices need, as the clinic gives it; the provider has a copy. */
export type BillingCustomer = {
  readonly id: string;
  readonly facilityId: string;
  readonly company: string;
  readonly email: string | null;
  /** Without the country's prefix. */
  readonly vat: string | null;
  readonly fiscalCode: string | null;
  readonly pec: string | null;
  readonly sdi: string | null;
  readonly address: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  readonly country: string | null;
};

/** A page of the provider on which somebody chooses how to pay. */
export type BillingPage = {
  readonly id: string;
  readonly url: string;
  readonly state: 'OPEN' | 'DONE' | 'OVER';
  readonly expiresAt: Date;
};

export type BillingInvoice = {
  readonly id: string;
  readonly date: Date;
  /** Minor units. */
  readonly total: number;
  readonly amountDue: number;
  readonly currency: string;
  /** What was credited whole counts as voided: nothing of it is owed, and what was paid comes back. */
  readonly status: 'PAID' | 'DUE' | 'VOIDED';
};

/** What the provider tells us by itself: a doorbell, after which we ask. */
export type BillingEvent = {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
};

export type Checkout = {
  readonly customerId: string;
  readonly planId: PlanId;
  /** People that are paid for beyond those included. */
  readonly extraUsers: number;
  /** The subscription that changes; null for a first one. */
  readonly subscriptionId: string | null;
  readonly returnUrl: string;
};

/** The billing provider. Its outages are `BillingProviderUnavailable`; nothing of it is trusted beyond what is asked anew. */
export type BillingProvider = {
  readonly mode: 'chargebee' | 'sandbox';
  /** Creates a customer under our own name for it, or changes the one there is. */
  saveCustomer(customer: BillingCustomer): Promise<void>;
  /** Has what is personal of a customer cleared, once no subscription of theirs runs; invoices that were written stay. */
  forgetCustomer(id: string): Promise<void>;
  /** Returns whose customer it is; null where there is none of that name. */
  readCustomer(id: string): Promise<{ readonly facilityId: string | null } | null>;
  openCheckout(checkout: Checkout): Promise<BillingPage>;
  /** Returns a page as it stands; null where it is no longer known. */
  readPage(id: string): Promise<BillingPage | null>;
  /** Returns the subscription that counts, the one that runs, else the last one, and which others run beside it. */
  readSubscriptions(customerId: string): Promise<{
    readonly current: ProviderSubscription | null;
    readonly surplus: readonly string[];
  }>;
  /** Ends a subscription with its term, or at once; or at once with all of its term given back to who has paid for it. */
  endSubscription(id: string, how: 'WITH_TERM' | 'AT_ONCE' | 'GIVEN_BACK'): Promise<void>;
  /** Has so many people beyond those of its plan paid for from now on. */
  changeExtraUsers(
    subscription: Pick<ProviderSubscription, 'id' | 'planId'>,
    extraUsers: number,
  ): Promise<void>;
  /** Lets a subscription that was given up go on. */
  resumeSubscription(id: string): Promise<void>;
  /** Returns the page where cards, invoices and the plan are managed; good for one visit. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Returns the last invoices, newest first. */
  readInvoices(customerId: string): Promise<readonly BillingInvoice[]>;
  /** The event of a message; null when it was not the provider who sent it. */
  readEvent(body: Buffer, authorization: string): BillingEvent | null;
};

export class BillingProviderUnavailable extends Error {
  override readonly name = 'BillingProviderUnavailable';
}
