import {
  PROVIDER_STATES,
  type ProviderSubscription,
} from '@zampa/domain/subscription/subscription';
import * as z from 'zod';
import type { BillingInvoice, BillingPage } from '../../ports/billing-provider.ts';
import { isExtraUserPrice, planOfPrice } from './item-prices.ts';

const seconds = z.number().transform((value) => new Date(value * 1000));

export const CustomerAnswer = z.object({
  customer: z.object({
    id: z.string(),
    meta_data: z.object({ facilityId: z.string().optional() }).optional(),
  }),
});

const Page = z
  .object({
    id: z.string(),
    url: z.string().optional(),
    state: z.enum(['created', 'requested', 'succeeded', 'cancelled', 'failed', 'acknowledged']),
    expires_at: seconds.optional(),
  })
  .transform(({ id, url = '', state, expires_at: expiresAt = new Date(0) }): BillingPage => ({
    id,
    url,
    state:
      state === 'created' || state === 'requested'
        ? 'OPEN'
        : state === 'succeeded' || state === 'acknowledged'
          ? 'DONE'
          : 'OVER',
    expiresAt,
  }));
export const PageAnswer = z.object({ hosted_page: Page });

export const PortalAnswer = z.object({ portal_session: z.object({ access_url: z.url() }) });

const Item = z.object({ item_price_id: z.string(), quantity: z.int().optional() });

const Subscription = z.object({
  id: z.string(),
  status: z.enum(PROVIDER_STATES),
  current_term_end: seconds.optional(),
  due_since: seconds.optional(),
  due_invoices_count: z.int().optional(),
  resource_version: z.number().optional(),
  created_at: z.number().optional(),
  subscription_items: z.array(Item).optional(),
});
export const SubscriptionAnswer = z.object({ subscription: Subscription });
export const SubscriptionList = z.object({ list: z.array(SubscriptionAnswer) });

/** Converts a subscription for the domain rules; null if none of its items is one of our plans. */
export function toProviderSubscription(
  found: z.output<typeof Subscription>,
): ProviderSubscription | null {
  const items = found.subscription_items ?? [];
  const planId = items.map((item) => planOfPrice(item.item_price_id)).find((id) => id !== null);
  if (!planId) return null;
  const extras = items.filter((item) => isExtraUserPrice(item.item_price_id));
  return {
    id: found.id,
    state: found.status,
    planId,
    extraUsers: extras.reduce((sum, { quantity = 0 }) => sum + quantity, 0),
    termEndsAt: found.current_term_end ?? null,
    dueSince: (found.due_invoices_count ?? 0) > 0 ? (found.due_since ?? null) : null,
    version: found.resource_version ?? 0,
  };
}

/**
 * Returns the current subscription, which is the newest running one or else the newest ended one, and the ids of
 * the other running subscriptions.
 */
export function selectCurrentSubscription(list: z.output<typeof SubscriptionList>['list']): {
  readonly current: ProviderSubscription | null;
  readonly surplus: readonly string[];
} {
  const [current = null, ...others] = list
    .map(({ subscription }) => subscription)
    .toSorted(
      (one, other) =>
        Number(one.status === 'cancelled') - Number(other.status === 'cancelled') ||
        (other.created_at ?? 0) - (one.created_at ?? 0),
    )
    .flatMap((each) => toProviderSubscription(each) ?? []);
  return {
    current,
    surplus: others.filter(({ state }) => state !== 'cancelled').map(({ id }) => id),
  };
}

const CreditNote = z.object({ cn_total: z.int().default(0), cn_status: z.string() });

const Invoice = z
  .object({
    id: z.string(),
    date: seconds,
    total: z.int().default(0),
    amount_due: z.int().default(0),
    currency_code: z.string(),
    status: z.string(),
    issued_credit_notes: z.array(CreditNote).optional(),
  })
  .transform(
    ({
      id,
      date,
      total,
      amount_due: amountDue,
      currency_code: currency,
      status,
      issued_credit_notes: creditNotes = [],
    }): BillingInvoice => ({
      id,
      date,
      total,
      amountDue,
      currency,
      status:
        status === 'voided' || isCredited(total, creditNotes)
          ? 'VOIDED'
          : status === 'paid'
            ? 'PAID'
            : 'DUE',
    }),
  );
/**
 * Returns whether credit notes cover the whole invoice. The provider does not change the status of a credited
 * invoice.
 */
function isCredited(total: number, notes: readonly z.output<typeof CreditNote>[]): boolean {
  const credited = notes
    .filter((note) => note.cn_status !== 'voided')
    .reduce((sum, note) => sum + note.cn_total, 0);
  return total > 0 && credited >= total;
}

export const InvoiceList = z.object({ list: z.array(z.object({ invoice: Invoice })) });

export const EventBody = z.object({
  id: z.string().max(100),
  event_type: z.string().max(100),
  content: z.object({
    customer: z.object({ id: z.string() }).optional(),
    subscription: z.object({ customer_id: z.string() }).optional(),
    invoice: z.object({ customer_id: z.string() }).optional(),
  }),
});
