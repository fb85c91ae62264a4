import type { PlanId } from '@zampa/domain/subscription/plans';
import type Chargebee from 'chargebee';
import type { BillingCustomer, BillingProvider } from '../../ports/billing-provider.ts';
import { sameText } from '../../access/same-text.ts';
import {
  askBilling,
  askBillingOrNone,
  isDuplicate,
  openChargebeeClient,
  type ChargebeeSettings,
} from './chargebee-client.ts';
import {
  currentOf,
  CustomerAnswer,
  EventBody,
  InvoiceList,
  PageAnswer,
  PortalAnswer,
  SubscriptionAnswer,
  SubscriptionList,
} from './chargebee-shapes.ts';
import { extraUserPrice, planPrice } from './item-prices.ts';

/** More invoices than anybody reads on a screen; the provider's own page has all of them. */
const MOST_INVOICES = 100;

/** Returns the billing provider by its own SDK, which is loaded when it is needed first. */
export function chargebeeBilling(
  settings: ChargebeeSettings,
  mode: BillingProvider['mode'],
): BillingProvider {
  let client: Promise<Chargebee> | undefined;
  const open = () => (client ??= openChargebeeClient(settings));
  return {
    mode,
    ...customersOf(open),
    ...pagesOf(open),
    ...subscriptionsOf(open),
    readEvent: (body, authorization) => eventOf(settings, body, authorization),
  };
}

type Open = () => Promise<Chargebee>;

function customersOf(
  open: Open,
): Pick<BillingProvider, 'saveCustomer' | 'forgetCustomer' | 'readCustomer' | 'readInvoices'> {
  return {
    async saveCustomer(customer) {
      const { customer: api } = await open();
      const data = dataOf(customer);
      const billing_address = addressOf(customer);
      const { id } = customer;
      try {
        await askBilling(CustomerAnswer, () => api.create({ id, ...data, billing_address }));
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        const { vat_number, ...rest } = data;
        await askBilling(CustomerAnswer, () => api.update(id, rest));
        await askBilling(CustomerAnswer, () =>
          api.updateBillingInfo(id, { ...(vat_number && { vat_number }), billing_address }),
        );
      }
    },

    async forgetCustomer(id) {
      const { customer } = await open();
      await askBillingOrNone(CustomerAnswer, () => customer.clearPersonalData(id));
    },

    async readCustomer(id) {
      const { customer } = await open();
      const found = await askBillingOrNone(CustomerAnswer, () => customer.retrieve(id));
      return found && { facilityId: found.customer.meta_data?.facilityId ?? null };
    },

    async readInvoices(customerId) {
      const { invoice } = await open();
      const { list } = await askBilling(InvoiceList, () =>
        invoice.list({ limit: MOST_INVOICES, customer_id: { is: customerId } }),
      );
      const invoices = list.map((each) => each.invoice);
      return invoices.toSorted((one, other) => other.date.getTime() - one.date.getTime());
    },
  };
}

function pagesOf(open: Open): Pick<BillingProvider, 'openCheckout' | 'readPage' | 'openPortal'> {
  return {
    async openCheckout({ customerId, planId, extraUsers, subscriptionId, returnUrl }) {
      const { hostedPage } = await open();
      const page = {
        subscription_items: itemsOf(planId, extraUsers),
        redirect_url: returnUrl,
        cancel_url: returnUrl,
      };
      const { hosted_page: opened } = await askBilling(PageAnswer, () =>
        subscriptionId
          ? hostedPage.checkoutExistingForItems({
              ...page,
              subscription: { id: subscriptionId },
              replace_items_list: true,
            })
          : hostedPage.checkoutNewForItems({ ...page, customer: { id: customerId } }),
      );
      return opened;
    },

    async readPage(id) {
      const { hostedPage } = await open();
      const found = await askBillingOrNone(PageAnswer, () => hostedPage.retrieve(id));
      return found?.hosted_page ?? null;
    },

    async openPortal(customerId, returnUrl) {
      const { portalSession } = await open();
      const { portal_session: session } = await askBilling(PortalAnswer, () =>
        portalSession.create({ customer: { id: customerId }, redirect_url: returnUrl }),
      );
      return session.access_url;
    },
  };
}

function subscriptionsOf(
  open: Open,
): Pick<
  BillingProvider,
  'readSubscriptions' | 'endSubscription' | 'changeExtraUsers' | 'resumeSubscription'
> {
  return {
    async readSubscriptions(customerId) {
      const { subscription } = await open();
      const { list } = await askBilling(SubscriptionList, () =>
        subscription.list({ limit: 100, customer_id: { is: customerId } }),
      );
      return currentOf(list);
    },

    async endSubscription(id, how) {
      const { subscription } = await open();
      await askBilling(SubscriptionAnswer, () =>
        subscription.cancelForItems(id, {
          end_of_term: how === 'WITH_TERM',
          ...(how === 'GIVEN_BACK' && {
            credit_option_for_current_term_charges: 'full',
            refundable_credits_handling: 'schedule_refund',
          }),
        }),
      );
    },

    async changeExtraUsers({ id, planId }, extraUsers) {
      const { subscription } = await open();
      await askBilling(SubscriptionAnswer, () =>
        subscription.updateForItems(id, {
          subscription_items: itemsOf(planId, extraUsers),
          replace_items_list: true,
        }),
      );
    },

    async resumeSubscription(id) {
      const { subscription } = await open();
      await askBilling(SubscriptionAnswer, () => subscription.removeScheduledCancellation(id, {}));
    },
  };
}

/** What is paid for: a plan, and so many people beyond those that it includes. */
const itemsOf = (planId: PlanId, extraUsers: number) => [
  { item_price_id: planPrice(planId), quantity: 1 },
  ...(extraUsers > 0 ? [{ item_price_id: extraUserPrice(planId), quantity: extraUsers }] : []),
];

/** Our own row stays what is true; the provider writes it on invoices. */
const dataOf = ({ company, email, vat, facilityId, sdi, pec, fiscalCode }: BillingCustomer) => ({
  company,
  ...(email && { email }),
  ...(vat && { vat_number: vat }),
  meta_data: { facilityId, sdi, pec, fiscalCode },
});

const addressOf = ({ company, address, postcode, city, country }: BillingCustomer) => ({
  company,
  ...(address && { line1: address }),
  ...(postcode && { zip: postcode }),
  ...(city && { city }),
  ...(country && { country }),
});

/** The provider signs nothing: it knows a name and a password, and what it says is asked about anyway. */
function eventOf({ webhook }: ChargebeeSettings, body: Buffer, authorization: string) {
  const encoded = /^Basic ([\w+/=]+)$/i.exec(authorization)?.[1];
  if (!webhook || encoded === undefined) return null;
  const given = Buffer.from(encoded, 'base64').toString();
  if (!sameText(given, `${webhook.user}:${webhook.password}`)) return null;
  const read = EventBody.safeParse(parsed(body));
  if (!read.success) return null;
  const { id, event_type: type, content } = read.data;
  const { customer, subscription, invoice } = content;
  const customerId = customer?.id ?? subscription?.customer_id ?? invoice?.customer_id ?? null;
  return { id, type, customerId };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
