import type { IncomingMessage } from 'node:http';
import {
  readSentForm,
  startLoopbackServer,
  type LoopbackAnswer as Answer,
  type LoopbackServer,
} from '../loopback-server.ts';
import { isExtraUserPrice, planOfPrice } from './item-prices.ts';
import type { SandboxBilling, SandboxPage, VersionedSubscription } from './sandbox-billing.ts';
import { describedSubscription } from './sandbox-rules.ts';

type Sandbox = {
  readonly billing: SandboxBilling;
  readonly apiKey: string;
  readonly publicUrl: () => string;
};

type Asked = {
  readonly route: string;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
};

/** Serves the billing provider's protocol on a port of this machine alone, as far as we speak it. */
export function startBillingServer(sandbox: Sandbox): Promise<LoopbackServer> {
  const key = `Basic ${Buffer.from(`${sandbox.apiKey}:`).toString('base64')}`;
  return startLoopbackServer(async (request) => {
    if (request.headers.authorization !== key)
      return refused(401, 'api_authentication_failed', 'Sorry, authentication failed');
    try {
      return await answer(sandbox, await askedOf(request));
    } catch {
      return refused(500, 'internal_error', 'The sandbox failed');
    }
  });
}

async function askedOf(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox');
  const [, resource = '', id = '', action = ''] =
    /^\/api\/v2\/(\w+)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
  const named = request.method === 'POST' && resource === 'hosted_pages' ? id : action;
  const one = id && named !== id ? '/id' : '';
  const route = `${request.method} ${resource}${one}${named ? `/${named}` : ''}`;
  return { route, id: decodeURIComponent(id), query, form: await readSentForm(request) };
}

const answer = async (sandbox: Sandbox, asked: Asked): Promise<Answer> =>
  (await ofCustomers(sandbox, asked)) ??
  (await ofPages(sandbox, asked)) ??
  (await ofSubscriptions(sandbox, asked)) ??
  refused(404, 'site_not_found', `Sorry, there is no ${asked.route}`);

async function ofCustomers(
  { billing }: Sandbox,
  { route, id, query, form }: Asked,
): Promise<Answer | null> {
  const customer = (found: object | null) => known(found && { customer: found });
  const own = query.get('customer_id[is]') ?? '';
  switch (route) {
    case 'POST customers': {
      const name = form.get('id') ?? '';
      return (await billing.createCustomer(name, customerOf(form)))
        ? customer(await billing.readCustomer(name))
        : refused(400, 'duplicate_entry', `The value ${name} is already present`);
    }
    case 'GET customers/id':
      return customer(await billing.readCustomer(id));
    case 'POST customers/id':
    case 'POST customers/id/update_billing_info':
      return customer(await billing.updateCustomer(id, customerOf(form)));
    case 'POST customers/id/clear_personal_data':
      return customer(await billing.updateCustomer(id, { company: '', email: '', vat_number: '' }));
    case 'GET invoices': {
      const invoices = await billing.readInvoices(own);
      const list = invoices.map((invoice) => ({
        invoice: {
          ...invoice,
          customer_id: own,
          amount_due: invoice.status === 'paid' || invoice.isCredited ? 0 : invoice.total,
          ...(invoice.isCredited && {
            issued_credit_notes: [
              { cn_id: `cn_${invoice.id}`, cn_total: invoice.total, cn_status: 'refunded' },
            ],
          }),
          currency_code: 'EUR',
          object: 'invoice',
        },
      }));
      return known({ list });
    }
    default:
      return null;
  }
}

async function ofPages(
  { billing, publicUrl }: Sandbox,
  { route, id, form }: Asked,
): Promise<Answer | null> {
  const page = (found: SandboxPage | null) =>
    known(found && { hosted_page: describedPage(found, publicUrl()) });
  const { planId, extraUsers } = itemsOf(form);
  const returnUrl = form.get('redirect_url') ?? '';
  const asked = { extraUsers, returnUrl };
  switch (route) {
    case 'POST hosted_pages/checkout_new_for_items': {
      const customerId = form.get('customer[id]') ?? '';
      return planId
        ? page(await billing.openPage({ ...asked, customerId, planId, subscriptionId: null }))
        : known(null);
    }
    case 'POST hosted_pages/checkout_existing_for_items': {
      const subscriptionId = form.get('subscription[id]') ?? '';
      const current = await billing.changeSubscription(subscriptionId, (same) => same);
      if (!current || !planId) return known(null);
      const { customerId } = current.subscription;
      return page(await billing.openPage({ ...asked, customerId, planId, subscriptionId }));
    }
    case 'GET hosted_pages/id':
      return page(await billing.readPage(id));
    case 'POST portal_sessions': {
      const opened = await billing.openPortal(form.get('customer[id]') ?? '', returnUrl);
      const access_url = `${publicUrl()}/sandbox/billing/${opened}`;
      return known(opened === null ? null : { portal_session: { id: opened, access_url } });
    }
    default:
      return null;
  }
}

async function ofSubscriptions(
  { billing }: Sandbox,
  { route, id, query, form }: Asked,
): Promise<Answer | null> {
  switch (route) {
    case 'GET subscriptions': {
      const found = await billing.readSubscriptions(query.get('customer_id[is]') ?? '');
      return known({ list: found.map((each) => described(each)) });
    }
    case 'POST subscriptions/id/cancel_for_items': {
      const withTerm = form.get('end_of_term') === 'true';
      const ended = await billing.cancel(id, withTerm);
      if (ended && form.get('credit_option_for_current_term_charges') === 'full')
        await billing.creditTerm(ended.subscription);
      return known(ended && described(ended));
    }
    case 'POST subscriptions/id/update_for_items': {
      const { planId, extraUsers } = itemsOf(form);
      const changed =
        planId &&
        (await billing.changeSubscription(id, (same) => ({ ...same, planId, extraUsers })));
      return known(changed && described(changed));
    }
    case 'POST subscriptions/id/remove_scheduled_cancellation': {
      const resumed = await billing.resume(id);
      return known(resumed && described(resumed));
    }
    default:
      return null;
  }
}

/** What is asked to be paid for: a plan, and people beyond. */
const itemsOf = (form: URLSearchParams) => ({
  planId: planOfPrice(form.get('subscription_items[item_price_id][0]') ?? ''),
  extraUsers: isExtraUserPrice(form.get('subscription_items[item_price_id][1]') ?? '')
    ? Number(form.get('subscription_items[quantity][1]'))
    : 0,
});

const described = ({ subscription, version }: VersionedSubscription) => ({
  subscription: describedSubscription(subscription, version),
});

const describedPage = ({ id, state, expiresAt }: SandboxPage, publicUrl: string): object => ({
  id,
  type: 'checkout_new',
  url: `${publicUrl}/sandbox/checkout/${id}`,
  state,
  expires_at: expiresAt,
  object: 'hosted_page',
});

/** What is kept of a customer: what was sent, with what belongs together as the protocol has it. */
function customerOf(form: URLSearchParams): object {
  const metaData = form.get('meta_data');
  const plain = ['company', 'email', 'vat_number'].flatMap((name) => {
    const value = form.get(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    ...(Object.fromEntries(plain) as Readonly<Record<string, string>>),
    ...(metaData && { meta_data: JSON.parse(metaData) as unknown }),
    object: 'customer',
  };
}

const known = (body: object | null): Answer =>
  body
    ? { status: 200, body }
    : refused(404, 'resource_not_found', 'Sorry, we couldn’t find that resource');

const refused = (status: number, code: string, message: string): Answer => ({
  status,
  body: { message, type: 'invalid_request', api_error_code: code, http_status_code: status },
});
