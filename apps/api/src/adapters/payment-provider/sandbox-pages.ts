import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sendHtml } from '../../http/pages/html-page.ts';
import type { Clock } from '../../ports/clock.ts';
import { serveSandboxPayments } from './sandbox-payments.ts';
import type { SandboxState } from './sandbox-server.ts';

/** Outcomes of the onboarding page; `complete` is the default. */
const outcomes = {
  complete: 'ENABLED',
  later: 'NEW',
  review: 'SUBMITTED',
  reject: 'REJECTED',
} as const;
type Outcome = keyof typeof outcomes;
const isOutcome = (text: string): text is Outcome => Object.hasOwn(outcomes, text);

type Sandbox = SandboxState & {
  readonly clock: Clock;
  readonly webhookSecret: string;
};

/** Serves the pages that the card provider would host. Only without real keys. */
export async function serveSandboxPages(server: FastifyInstance, sandbox: Sandbox): Promise<void> {
  await server.register(async (app) => {
    // Forms are empty; the outcome is in the URL.
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, callback) => {
      body.resume();
      callback(null);
    });
    serveOnboarding(app, sandbox);
    serveSandboxPayments(app, {
      ...sandbox,
      sendWebhook: (event) => sendWebhook(app, sandbox, event),
    });
  });
}

function serveOnboarding(app: FastifyInstance, sandbox: Sandbox): void {
  const { accounts } = sandbox;
  app.get<{ Params: { token: string } }>('/sandbox/onboarding/:token', async (request, reply) => {
    const { token } = request.params;
    const open = (await accounts.returnUrlOf(token)) !== null;
    const html = page(open ? buttons : '<p>This link was used or has expired.</p>');
    reply.code(open ? 200 : 410).header('x-sandbox', '1');
    return sendHtml(reply, { html, style: STYLE });
  });

  app.post<{ Params: { token: string }; Querystring: { outcome?: string } }>(
    '/sandbox/onboarding/:token',
    async (request, reply) => {
      const { outcome = 'complete' } = request.query;
      const state = isOutcome(outcome) ? outcomes[outcome] : outcomes.complete;
      const decided = await accounts.decide(request.params.token, state);
      if (!decided) return reply.code(410).send({ error: 'This link was used or has expired.' });
      const { accountId } = decided;
      const about = { id: accountId, object: 'account' };
      await sendWebhook(app, sandbox, { type: 'account.updated', accountId, about });
      return reply.header('x-sandbox', '1').redirect(decided.returnUrl, 303);
    },
  );
}

/** Sends our webhook the message that the provider would send, with its signature. */
async function sendWebhook(
  app: FastifyInstance,
  { clock, webhookSecret }: Sandbox,
  { type, accountId, about }: { type: string; accountId: string; about: object },
) {
  const body = JSON.stringify({
    id: `evt_sbx${randomBytes(8).toString('hex')}`,
    object: 'event',
    type,
    account: accountId,
    livemode: false,
    data: { object: about },
  });
  const seconds = Math.floor(clock.now().getTime() / 1000);
  const signature = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
  await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${seconds},v1=${signature}`,
    },
    payload: body,
  });
}

const button = (outcome: Outcome, label: string) =>
  `<form method="post" action="?outcome=${outcome}"><button>${label}</button></form>`;

const buttons = [
  '<p>Here the card provider would ask for your business, your identity and your bank account.</p>',
  button('complete', 'Everything is filled in and accepted'),
  button('review', 'Filled in, still being checked'),
  button('later', 'Go on later'),
  button('reject', 'Be rejected'),
].join('');

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#FBFAF7;color:#1B2A26}
.bar{background:#F3C74A;padding:8px 16px;font-weight:700;text-align:center}main{max-width:480px;margin:32px auto;padding:0 16px}
button{font:inherit;width:100%;min-height:48px;margin:8px 0;border:1px solid #1F7A5F;border-radius:12px;background:#fff;color:#17604B}`;

const page = (content: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>SANDBOX – card payments</title>
<style>${STYLE}</style></head>
<body><div class="bar">SANDBOX: no money moves here</div><main><h1>Card payments</h1>${content}</main></body></html>`;
