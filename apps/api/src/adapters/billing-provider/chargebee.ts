import type { PlanId } from '@zampa/domain/subscription/plans';
import type Chargebee from 'chargebee';
import type { BillingCustomer, BillingProvider } from '../../ports/billing-provider.ts';
import { isTimingSafeEqual } from '../../secrets/timing-safe-equal.ts';
import {
  callBilling,
  callBillingOrNull,
  isDuplicate,
  openChargebeeClient,
  type ChargebeeSettings,
} from './chargebee-client.ts';
import {
  selectCurrentSubscription,
  CustomerAnswer,
  EventBody,
  InvoiceList,
  PageAnswer,
  PortalAnswer,
  SubscriptionAnswer,
  SubscriptionList,
} from './chargebee-shapes.ts';
import { extraUserPrice, planPrice } from './item-prices.ts';

/** More than a screen shows; the provider's portal lists all of them. */
const MOST_INVOICES = 100;

/** The Chargebee adapter. Loads the SDK on the first call. */
export function chargebeeBilling(
  settings: ChargebeeSettings,
  mode: BillingProvider['mode'],
): BillingProvider {
  let client: Promise<Chargebee> | undefined;
  const open = () => (client ??= openChargebeeClient(settings));
  return {
    mode,
    ...customerCalls(open),
    ...pageCalls(open),
    ...subscriptionCalls(open),
    readEvent: (body, authorization) => readWebhook(settings, body, authorization),
  };
}

type Open = () => Promise<Chargebee>;

function customerCalls(
  open: Open,
): Pick<BillingProvider, 'saveCustomer' | 'forgetCustomer' | 'readCustomer' | 'readInvoices'> {
  return {
    async saveCustomer(customer) {
      const { customer: api } = await open();
      const data = toCustomerData(customer);
      const billing_address = toBillingAddress(customer);
      const { id } = customer;
      try {
        await callBilling(CustomerAnswer, () => api.create({ id, ...data, billing_address }));
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        const { vat_number, ...rest } = data;
        await callBilling(CustomerAnswer, () => api.update(id, rest));
        await callBilling(CustomerAnswer, () =>
          api.updateBillingInfo(id, { ...(vat_number && { vat_number }), billing_address }),
        );
      }
    },

    async forgetCustomer(id) {
      const { customer } = await open();
      await callBillingOrNull(CustomerAnswer, () => customer.clearPersonalData(id));
    },

    async readCustomer(id) {
      const { customer } = await open();
      const found = await callBillingOrNull(CustomerAnswer, () => customer.retrieve(id));
      return found && { facilityId: found.customer.meta_data?.facilityId ?? null };
    },

    async readInvoices(customerId) {
      const { invoice } = await open();
      const { list } = await callBilling(InvoiceList, () =>
        invoice.list({ limit: MOST_INVOICES, customer_id: { is: customerId } }),
      );
      const invoices = list.map((each) => each.invoice);
      return invoices.toSorted((one, other) => other.date.getTime() - one.date.getTime());
    },
  };
}

function pageCalls(open: Open): Pick<BillingProvider, 'openCheckout' | 'readPage' | 'openPortal'> {
  return {
    async openCheckout({ customerId, planId, extraUsers, subscriptionId, returnUrl }) {
      const { hostedPage } = await open();
      const page = {
        subscription_items: toItems(planId, extraUsers),
        redirect_url: returnUrl,
        cancel_url: returnUrl,
      };
      const { hosted_page: opened } = await callBilling(PageAnswer, () =>
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
      const found = await callBillingOrNull(PageAnswer, () => hostedPage.retrieve(id));
      return found?.hosted_page ?? null;
    },

    async openPortal(customerId, returnUrl) {
      const { portalSession } = await open();
      const { portal_session: session } = await callBilling(PortalAnswer, () =>
        portalSession.create({ customer: { id: customerId }, redirect_url: returnUrl }),
      );
      return session.access_url;
    },
  };
}

function subscriptionCalls(
  open: Open,
): Pick<
  BillingProvider,
  'readSubscriptions' | 'endSubscription' | 'changeExtraUsers' | 'resumeSubscription'
> {
  return {
    async readSubscriptions(customerId) {
      const { subscription } = await open();
      const { list } = await callBilling(SubscriptionList, () =>
        subscription.list({ limit: 100, customer_id: { is: customerId } }),
      );
      return selectCurrentSubscription(list);
    },

    async endSubscription(id, how) {
      const { subscription } = await open();
      await callBilling(SubscriptionAnswer, () =>
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
      await callBilling(SubscriptionAnswer, () =>
        subscription.updateForItems(id, {
          subscription_items: toItems(planId, extraUsers),
          replace_items_list: true,
        }),
      );
    },

    async resumeSubscription(id) {
      const { subscription } = await open();
      await callBilling(SubscriptionAnswer, () => subscription.removeScheduledCancellation(id, {}));
    },
  };
}

/** The price items of a subscription: a plan, plus the people beyond those it includes. */
const toItems = (planId: PlanId, extraUsers: number) => [
  { item_price_id: planPrice(planId), quantity: 1 },
  ...(extraUsers > 0 ? [{ item_price_id: extraUserPrice(planId), quantity: extraUsers }] : []),
];

/** Our row remains the source of truth; the provider prints these fields on invoices. */
const toCustomerData = ({
  company,
  email,
  vat,
  facilityId,
  sdi,
  pec,
  fiscalCode,
}: BillingCustomer) => ({
  company,
  ...(email && { email }),
  ...(vat && { vat_number: vat }),
  meta_data: { facilityId, sdi, pec, fiscalCode },
});

const toBillingAddress = ({ company, address, postcode, city, country }: BillingCustomer) => ({
  company,
  ...(address && { line1: address }),
  ...(postcode && { zip: postcode }),
  ...(city && { city }),
  ...(country && { country }),
});

/**
 * Verifies a webhook by its Basic-auth credentials and parses it; null if it is not genuine. The provider signs
 * nothing, so the content is only a hint to read the current state.
 */
function readWebhook({ webhook }: ChargebeeSettings, body: Buffer, authorization: string) {
  const encoded = /^Basic ([\w+/=]+)$/i.exec(authorization)?.[1];
  if (!webhook || encoded === undefined) return null;
  const credentials = Buffer.from(encoded, 'base64').toString();
  if (!isTimingSafeEqual(credentials, `${webhook.user}:${webhook.password}`)) return null;
  const read = EventBody.safeParse(tryParseJson(body));
  if (!read.success) return null;
  const { id, event_type: type, content } = read.data;
  const { customer, subscription, invoice } = content;
  const customerId = customer?.id ?? subscription?.customer_id ?? invoice?.customer_id ?? null;
  return { id, type, customerId };
}

function tryParseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
