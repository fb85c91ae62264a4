import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxBilling } from './sandbox-billing.ts';
import { sendHtml } from '../../http/pages/html-page.ts';
import { checkoutHtml, closedHtml, portalHtml, STYLE } from './sandbox-html.ts';
import { PAID_PLANS } from './item-prices.ts';
import { ageSubscription, type SandboxSubscription } from './sandbox-rules.ts';
import { sandboxTexts } from './sandbox-texts.ts';

type Sandbox = {
  readonly billing: SandboxBilling;
  /** Credentials with which our webhook accepts the sandbox's messages. */
  readonly webhook: { readonly user: string; readonly password: string };
};

/** Serves the pages that the billing provider would host. Only without real keys. */
export async function serveBillingPages(server: FastifyInstance, sandbox: Sandbox): Promise<void> {
  await server.register(async (app) => {
    // Forms are empty; the outcome is in the URL.
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, callback) => {
      body.resume();
      callback(null);
    });
    serveCheckout(app, sandbox);
    servePortal(app, sandbox);
    // Choosing the free plan opens no page of the provider; redirect clients that treat the address as one.
    app.post('/workspace/subscription', (_request, reply) =>
      reply.header('x-sandbox', '1').redirect('/workspace/subscription', 303),
    );
  });
}

const sendPage = (reply: FastifyReply, code: number, text: string) =>
  sendHtml(reply.code(code).header('x-sandbox', '1'), { html: text, style: STYLE });

function serveCheckout(app: FastifyInstance, { billing, webhook }: Sandbox): void {
  app.get<{ Params: { page: string }; Querystring: { declined?: string } }>(
    '/sandbox/checkout/:page',
    async (request, reply) => {
      const texts = sandboxTexts(request.headers['accept-language']);
      const page = await billing.readPage(request.params.page);
      return page?.state === 'requested'
        ? sendPage(reply, 200, checkoutHtml(texts, page, request.query.declined === '1'))
        : sendPage(reply, 410, closedHtml(texts));
    },
  );

  app.post<{ Params: { page: string }; Querystring: { outcome?: string } }>(
    '/sandbox/checkout/:page',
    async (request, reply) => {
      const { outcome = 'pay' } = request.query;
      reply.header('x-sandbox', '1');
      if (outcome === 'decline') return reply.redirect('?declined=1', 303);
      const page = await billing.closePage(request.params.page, outcome === 'pay');
      if (!page) return reply.code(410).send({ error: 'This page was used or has expired.' });
      const { id, customerId, returnUrl, state } = page;
      const type = page.subscriptionId ? 'subscription_changed' : 'subscription_created';
      if (state === 'succeeded') await sendWebhook(app, webhook, { type, customerId });
      const back = new URL(returnUrl);
      back.searchParams.set('id', id);
      back.searchParams.set('state', state);
      return reply.redirect(back.href, 303);
    },
  );
}

type Change = (subscription: SandboxSubscription) => SandboxSubscription | null;

/** Maps a button of the portal page to a change and its webhook event type; null for an unknown action. */
function findChange(
  action: string,
  { plan, days }: { readonly plan?: string; readonly days?: string },
): { readonly type: string; readonly change: Change } | null {
  const planId = PAID_PLANS.find((id) => id === plan);
  switch (action) {
    case 'plan':
      return planId
        ? { type: 'subscription_changed', change: (own) => ({ ...own, planId, extraUsers: 0 }) }
        : null;
    case 'more':
      return {
        type: 'subscription_changed',
        change: (own) => ({ ...own, extraUsers: own.extraUsers + 1 }),
      };
    case 'fewer':
      return {
        type: 'subscription_changed',
        change: (own) => ({ ...own, extraUsers: Math.max(0, own.extraUsers - 1) }),
      };
    case 'cancel':
      return {
        type: 'subscription_cancellation_scheduled',
        change: (own) => ({ ...own, status: 'non_renewing' }),
      };
    case 'resume':
      return {
        type: 'subscription_scheduled_cancellation_removed',
        change: (own) => ({ ...own, status: 'active' }),
      };
    case 'cancel-now':
      return {
        type: 'subscription_cancelled',
        change: (own) => ({ ...own, status: 'cancelled', dueSince: null }),
      };
    case 'fail':
      return { type: 'subscription_changed', change: (own) => ({ ...own, failsNext: true }) };
    case 'settle':
      return { type: 'payment_succeeded', change: (own) => ({ ...own, dueSince: null }) };
    case 'advance':
      return {
        type: 'subscription_renewed',
        change: (own) => ageSubscription(own, Math.min(400, Math.max(1, Number(days) || 1))),
      };
    default:
      return null;
  }
}

function servePortal(app: FastifyInstance, { billing, webhook }: Sandbox): void {
  app.get<{ Params: { session: string } }>('/sandbox/billing/:session', async (request, reply) => {
    const texts = sandboxTexts(request.headers['accept-language']);
    const session = await billing.readPortal(request.params.session);
    if (!session) return sendPage(reply, 410, closedHtml(texts));
    const [current] = await billing.readSubscriptions(session.customerId);
    return sendPage(
      reply,
      200,
      portalHtml(texts, current?.subscription ?? null, session.returnUrl),
    );
  });

  app.post<{
    Params: { session: string };
    Querystring: { action?: string; plan?: string; days?: string };
  }>('/sandbox/billing/:session', async (request, reply) => {
    reply.header('x-sandbox', '1');
    const session = await billing.readPortal(request.params.session);
    if (!session) return reply.code(410).send({ error: 'This page has expired.' });
    const { customerId } = session;
    const [current] = await billing.readSubscriptions(customerId);
    const requested = findChange(request.query.action ?? '', request.query);
    if (!current || !requested)
      return reply.code(400).send({ error: 'There is nothing to change.' });
    await billing.changeSubscription(current.subscription.id, requested.change);
    await sendWebhook(app, webhook, { type: requested.type, customerId });
    return reply.redirect(`/sandbox/billing/${request.params.session}`, 303);
  });
}

/** Sends our webhook the message that the provider would send, with its credentials. */
async function sendWebhook(
  app: FastifyInstance,
  { user, password }: Sandbox['webhook'],
  { type, customerId }: { readonly type: string; readonly customerId: string },
): Promise<void> {
  await app.inject({
    method: 'POST',
    url: '/api/webhooks/chargebee',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    },
    payload: JSON.stringify({
      id: `ev_sbx${randomBytes(8).toString('hex')}`,
      event_type: type,
      api_version: 'v2',
      object: 'event',
      content: { customer: { id: customerId } },
    }),
  });
}
