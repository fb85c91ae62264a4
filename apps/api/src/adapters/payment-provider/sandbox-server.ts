import type { IncomingMessage } from 'node:http';
import {
  readSentForm,
  startLoopbackServer,
  type LoopbackAnswer as Answer,
  type LoopbackServer,
} from '../loopback-server.ts';
import type { SandboxAccounts } from './sandbox-accounts.ts';
import type { SandboxIntents } from './sandbox-intents.ts';
import {
  describedDisputes,
  describedIntent,
  isRefused,
  type SandboxRefusal,
} from './sandbox-rules.ts';

/** What the sandbox knows. */
export type SandboxState = { readonly accounts: SandboxAccounts; readonly intents: SandboxIntents };

/** Serves the card provider's protocol on a port of this machine alone, as far as we speak it. */
export function startSandboxServer(
  state: SandboxState,
  secretKey: string,
): Promise<LoopbackServer> {
  return startLoopbackServer((request) => answer(state, secretKey, request));
}

type Asked = {
  readonly form: URLSearchParams;
  /** Of the clinic in whose name it is asked. */
  readonly accountId: string;
  readonly requestKey: string | null;
};

async function answer(
  state: SandboxState,
  secretKey: string,
  request: IncomingMessage,
): Promise<Answer> {
  try {
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return refused(401, 'authentication_error', 'Invalid API Key provided');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    const asked = {
      // What is read is asked for in the address.
      form: request.method === 'GET' ? searchParams : await readSentForm(request),
      accountId: headerOf(request, 'stripe-account') ?? '',
      requestKey: headerOf(request, 'idempotency-key'),
    };
    const route = `${request.method} ${pathname}`;
    const found = (await ofAccounts(state, route, asked)) ?? (await ofIntents(state, route, asked));
    return found ?? refused(404, 'invalid_request_error', `Unrecognized request URL (${route})`);
  } catch {
    return refused(500, 'api_error', 'The sandbox failed');
  }
}

async function ofAccounts(
  { accounts }: SandboxState,
  route: string,
  { form, requestKey }: Asked,
): Promise<Answer | null> {
  if (route === 'POST /v1/accounts')
    return { status: 200, body: await accounts.create(requestKey) };
  if (route === 'POST /v1/account_links') {
    const [account, backTo] = [form.get('account') ?? '', form.get('return_url') ?? ''];
    return known(await accounts.link(account, backTo));
  }
  const [, id] = /^GET \/v1\/accounts\/(\w+)$/.exec(route) ?? [];
  return id ? known(await accounts.read(id)) : null;
}

async function ofIntents(
  { intents }: SandboxState,
  route: string,
  { form, accountId, requestKey }: Asked,
): Promise<Answer | null> {
  if (route === 'POST /v1/payment_intents')
    return described(
      await intents.create({
        accountId,
        amount: Number(form.get('amount')),
        fee: Number(form.get('application_fee_amount') ?? 0),
        currency: form.get('currency') ?? '',
        asked: [...form].map((pair) => pair.join('=')).join('&'),
        requestKey,
      }),
    );
  if (route === 'POST /v1/refunds') {
    const intentId = form.get('payment_intent') ?? '';
    if (!(await intents.read(intentId, accountId))) return known(null);
    const amount = Number(form.get('amount'));
    const refund = await intents.refund({ intentId, amount, requestKey });
    if (refund && isRefused(refund)) return refusedBy(refund);
    return known(refund && { ...refund, object: 'refund', status: 'succeeded' });
  }
  if (route === 'GET /v1/disputes') {
    const own = await intents.read(form.get('payment_intent') ?? '', accountId);
    return known(own && describedDisputes(own));
  }
  const [, refundId] = /^GET \/v1\/refunds\/(\w+)$/.exec(route) ?? [];
  if (refundId) return ofRefund(intents, refundId, accountId);
  const [, id, isCancel] =
    /^(?:GET|POST) \/v1\/payment_intents\/(\w+)(\/cancel)?$/.exec(route) ?? [];
  if (!id) return null;
  const own = await intents.read(id, accountId);
  return described(own && isCancel ? await intents.cancel(id) : own);
}

async function ofRefund(intents: SandboxIntents, id: string, accountId: string): Promise<Answer> {
  const refund = await intents.readRefund(id);
  const own = refund && (await intents.read(refund.intentId, accountId));
  return known(own && { id, object: 'refund', status: refund.status });
}

const described = (found: Awaited<ReturnType<SandboxIntents['cancel']>>): Answer => {
  if (found && isRefused(found)) return refusedBy(found);
  return known(found && describedIntent(found));
};

const known = (body: object | null): Answer =>
  body ? { status: 200, body } : refused(404, 'invalid_request_error', 'No such thing');

const refusedBy = ({ refused: message, code }: SandboxRefusal): Answer => ({
  status: 400,
  body: {
    error: {
      type: code === 'idempotency_key_in_use' ? 'idempotency_error' : 'invalid_request_error',
      message,
      ...(code && { code }),
    },
  },
});

const refused = (status: number, type: string, message: string): Answer => ({
  status,
  body: { error: { type, message } },
});

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
