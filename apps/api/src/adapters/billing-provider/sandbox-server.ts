import type { IncomingMessage } from 'node:http';
import {
  readUrlEncodedForm,
  startLoopbackServer,
  type LoopbackAnswer as Answer,
  type LoopbackServer,
} from '../loopback-server.ts';
import { isExtraUserPrice, planOfPrice } from './item-prices.ts';
import type { SandboxBilling, SandboxPage, VersionedSubscription } from './sandbox-billing.ts';
import { formatSubscription } from './sandbox-rules.ts';

type Sandbox = {
  readonly billing: SandboxBilling;
  readonly apiKey: string;
  readonly publicUrl: () => string;
};

type SandboxRequest = {
  readonly route: string;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
};

/** Serves the part of the billing provider's protocol that we use, on a loopback port. */
export function startBillingServer(sandbox: Sandbox): Promise<LoopbackServer> {
  const key = `Basic ${Buffer.from(`${sandbox.apiKey}:`).toString('base64')}`;
  return startLoopbackServer(async (request) => {
    if (request.headers.authorization !== key)
      return errorAnswer(401, 'api_authentication_failed', 'Sorry, authentication failed');
    try {
      return await answer(sandbox, await parseRequest(request));
    } catch {
      return errorAnswer(500, 'internal_error', 'The sandbox failed');
    }
  });
}

async function parseRequest(request: IncomingMessage): Promise<SandboxRequest> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox');
  const [, resource = '', id = '', action = ''] =
    /^\/api\/v2\/(\w+)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
  const named = request.method === 'POST' && resource === 'hosted_pages' ? id : action;
  const one = id && named !== id ? '/id' : '';
  const route = `${request.method} ${resource}${one}${named ? `/${named}` : ''}`;
  return { route, id: decodeURIComponent(id), query, form: await readUrlEncodedForm(request) };
}

const answer = async (sandbox: Sandbox, input: SandboxRequest): Promise<Answer> =>
  (await answerCustomers(sandbox, input)) ??
  (await answerPages(sandbox, input)) ??
  (await answerSubscriptions(sandbox, input)) ??
  errorAnswer(404, 'site_not_found', `Sorry, there is no ${input.route}`);

async function answerCustomers(
  { billing }: Sandbox,
  { route, id, query, form }: SandboxRequest,
): Promise<Answer | null> {
  const customer = (found: object | null) => answerOrNotFound(found && { customer: found });
  const own = query.get('customer_id[is]') ?? '';
  switch (route) {
    case 'POST customers': {
      const name = form.get('id') ?? '';
      return (await billing.createCustomer(name, parseCustomer(form)))
        ? customer(await billing.readCustomer(name))
        : errorAnswer(400, 'duplicate_entry', `The value ${name} is already present`);
    }
    case 'GET customers/id':
      return customer(await billing.readCustomer(id));
    case 'POST customers/id':
    case 'POST customers/id/update_billing_info':
      return customer(await billing.updateCustomer(id, parseCustomer(form)));
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
      return answerOrNotFound({ list });
    }
    default:
      return null;
  }
}

async function answerPages(
  { billing, publicUrl }: Sandbox,
  { route, id, form }: SandboxRequest,
): Promise<Answer | null> {
  const page = (found: SandboxPage | null) =>
    answerOrNotFound(found && { hosted_page: formatPage(found, publicUrl()) });
  const { planId, extraUsers } = parseItems(form);
  const returnUrl = form.get('redirect_url') ?? '';
  const input = { extraUsers, returnUrl };
  switch (route) {
    case 'POST hosted_pages/checkout_new_for_items': {
      const customerId = form.get('customer[id]') ?? '';
      return planId
        ? page(await billing.openPage({ ...input, customerId, planId, subscriptionId: null }))
        : answerOrNotFound(null);
    }
    case 'POST hosted_pages/checkout_existing_for_items': {
      const subscriptionId = form.get('subscription[id]') ?? '';
      const current = await billing.changeSubscription(subscriptionId, (same) => same);
      if (!current || !planId) return answerOrNotFound(null);
      const { customerId } = current.subscription;
      return page(await billing.openPage({ ...input, customerId, planId, subscriptionId }));
    }
    case 'GET hosted_pages/id':
      return page(await billing.readPage(id));
    case 'POST portal_sessions': {
      const opened = await billing.openPortal(form.get('customer[id]') ?? '', returnUrl);
      const access_url = `${publicUrl()}/sandbox/billing/${opened}`;
      return answerOrNotFound(
        opened === null ? null : { portal_session: { id: opened, access_url } },
      );
    }
    default:
      return null;
  }
}

async function answerSubscriptions(
  { billing }: Sandbox,
  { route, id, query, form }: SandboxRequest,
): Promise<Answer | null> {
  switch (route) {
    case 'GET subscriptions': {
      const found = await billing.readSubscriptions(query.get('customer_id[is]') ?? '');
      return answerOrNotFound({ list: found.map((each) => subscriptionAnswer(each)) });
    }
    case 'POST subscriptions/id/cancel_for_items': {
      const withTerm = form.get('end_of_term') === 'true';
      const ended = await billing.cancel(id, withTerm);
      if (ended && form.get('credit_option_for_current_term_charges') === 'full')
        await billing.creditTerm(ended.subscription);
      return answerOrNotFound(ended && subscriptionAnswer(ended));
    }
    case 'POST subscriptions/id/update_for_items': {
      const { planId, extraUsers } = parseItems(form);
      const changed =
        planId &&
        (await billing.changeSubscription(id, (same) => ({ ...same, planId, extraUsers })));
      return answerOrNotFound(changed && subscriptionAnswer(changed));
    }
    case 'POST subscriptions/id/remove_scheduled_cancellation': {
      const resumed = await billing.resume(id);
      return answerOrNotFound(resumed && subscriptionAnswer(resumed));
    }
    default:
      return null;
  }
}

/** Parses the plan and the number of extra people from a request. */
const parseItems = (form: URLSearchParams) => ({
  planId: planOfPrice(form.get('subscription_items[item_price_id][0]') ?? ''),
  extraUsers: isExtraUserPrice(form.get('subscription_items[item_price_id][1]') ?? '')
    ? Number(form.get('subscription_items[quantity][1]'))
    : 0,
});

const subscriptionAnswer = ({ subscription, version }: VersionedSubscription) => ({
  subscription: formatSubscription(subscription, version),
});

const formatPage = ({ id, state, expiresAt }: SandboxPage, publicUrl: string): object => ({
  id,
  type: 'checkout_new',
  url: `${publicUrl}/sandbox/checkout/${id}`,
  state,
  expires_at: expiresAt,
  object: 'hosted_page',
});

/** Parses the stored fields of a customer from a request. */
function parseCustomer(form: URLSearchParams): object {
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

const answerOrNotFound = (body: object | null): Answer =>
  body
    ? { status: 200, body }
    : errorAnswer(404, 'resource_not_found', 'Sorry, we couldn’t find that resource');

const errorAnswer = (status: number, code: string, message: string): Answer => ({
  status,
  body: { message, type: 'invalid_request', api_error_code: code, http_status_code: status },
});
