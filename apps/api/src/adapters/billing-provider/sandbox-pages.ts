import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxBilling } from './sandbox-billing.ts';
import { checkoutHtml, closedHtml, portalHtml } from './sandbox-html.ts';
import { PAID_PLANS } from './item-prices.ts';
import { agedBy, type SandboxSubscription } from './sandbox-rules.ts';
import { sandboxTexts } from './sandbox-texts.ts';

type Sandbox = {
  readonly billing: SandboxBilling;
  /** By which our own door believes what is told there. */
  readonly webhook: { readonly user: string; readonly password: string };
};

/** Serves the pages that the billing provider would show. Never where its keys are set. */
export async function serveBillingPages(server: FastifyInstance, sandbox: Sandbox): Promise<void> {
  await server.register(async (app) => {
    // What a page sends says nothing: the address does.
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume();
      done(null);
    });
    serveCheckout(app, sandbox);
    servePortal(app, sandbox);
    // Choosing what costs nothing leads to no page of the provider: who treats the address as one is sent on.
    app.post('/workspace/subscription', (_request, reply) =>
      reply.header('x-sandbox', '1').redirect('/workspace/subscription', 303),
    );
  });
}

const html = (reply: FastifyReply, code: number, text: string) =>
  reply.code(code).header('x-sandbox', '1').type('text/html; charset=utf-8').send(text);

function serveCheckout(app: FastifyInstance, { billing, webhook }: Sandbox): void {
  app.get<{ Params: { page: string }; Querystring: { declined?: string } }>(
    '/sandbox/checkout/:page',
    async (request, reply) => {
      const texts = sandboxTexts(request.headers['accept-language']);
      const page = await billing.readPage(request.params.page);
      return page?.state === 'requested'
        ? html(reply, 200, checkoutHtml(texts, page, request.query.declined === '1'))
        : html(reply, 410, closedHtml(texts));
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
      if (state === 'succeeded') await ring(app, webhook, { type, customerId });
      const back = new URL(returnUrl);
      back.searchParams.set('id', id);
      back.searchParams.set('state', state);
      return reply.redirect(back.href, 303);
    },
  );
}

type Change = (subscription: SandboxSubscription) => SandboxSubscription | null;

/** What the buttons of the page do, and what the provider calls it. */
function changeOf(
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
        change: (own) => agedBy(own, Math.min(400, Math.max(1, Number(days) || 1))),
      };
    default:
      return null;
  }
}

function servePortal(app: FastifyInstance, { billing, webhook }: Sandbox): void {
  app.get<{ Params: { session: string } }>('/sandbox/billing/:session', async (request, reply) => {
    const texts = sandboxTexts(request.headers['accept-language']);
    const session = await billing.readPortal(request.params.session);
    if (!session) return html(reply, 410, closedHtml(texts));
    const [current] = await billing.readSubscriptions(session.customerId);
    return html(reply, 200, portalHtml(texts, current?.subscription ?? null, session.returnUrl));
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
    const asked = changeOf(request.query.action ?? '', request.query);
    if (!current || !asked) return reply.code(400).send({ error: 'There is nothing to change.' });
    await billing.changeSubscription(current.subscription.id, asked.change);
    await ring(app, webhook, { type: asked.type, customerId });
    return reply.redirect(`/sandbox/billing/${request.params.session}`, 303);
  });
}

/** Tells our own door what the provider would tell it, with the name and the password that it was given. */
async function ring(
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
