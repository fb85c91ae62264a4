import type { IncomingMessage } from 'node:http';
import {
  readUrlEncodedForm,
  startLoopbackServer,
  type LoopbackAnswer as Answer,
  type LoopbackServer,
} from '../loopback-server.ts';
import type { SandboxAccounts } from './sandbox-accounts.ts';
import type { SandboxIntents } from './sandbox-intents.ts';
import { formatDisputes, formatIntent, isRefused, type SandboxRefusal } from './sandbox-rules.ts';

/** State of the card sandbox. */
export type SandboxState = { readonly accounts: SandboxAccounts; readonly intents: SandboxIntents };

/** Serves the part of the card provider's protocol that we use, on a loopback port. */
export function startSandboxServer(
  state: SandboxState,
  secretKey: string,
): Promise<LoopbackServer> {
  return startLoopbackServer((request) => answer(state, secretKey, request));
}

type SandboxRequest = {
  readonly form: URLSearchParams;
  /** The clinic's account on whose behalf the request is made. */
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
      return errorAnswer(401, 'authentication_error', 'Invalid API Key provided');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    const input = {
      // Reads carry their parameters in the URL.
      form: request.method === 'GET' ? searchParams : await readUrlEncodedForm(request),
      accountId: headerOf(request, 'stripe-account') ?? '',
      requestKey: headerOf(request, 'idempotency-key'),
    };
    const route = `${request.method} ${pathname}`;
    const found =
      (await answerAccounts(state, route, input)) ?? (await answerIntents(state, route, input));
    return (
      found ?? errorAnswer(404, 'invalid_request_error', `Unrecognized request URL (${route})`)
    );
  } catch {
    return errorAnswer(500, 'api_error', 'The sandbox failed');
  }
}

async function answerAccounts(
  { accounts }: SandboxState,
  route: string,
  { form, requestKey }: SandboxRequest,
): Promise<Answer | null> {
  if (route === 'POST /v1/accounts')
    return { status: 200, body: await accounts.create(requestKey) };
  if (route === 'POST /v1/account_links') {
    const [account, backTo] = [form.get('account') ?? '', form.get('return_url') ?? ''];
    return answerOrNotFound(await accounts.link(account, backTo));
  }
  const [, id] = /^GET \/v1\/accounts\/(\w+)$/.exec(route) ?? [];
  return id ? answerOrNotFound(await accounts.read(id)) : null;
}

async function answerIntents(
  { intents }: SandboxState,
  route: string,
  { form, accountId, requestKey }: SandboxRequest,
): Promise<Answer | null> {
  if (route === 'POST /v1/payment_intents')
    return intentAnswer(
      await intents.create({
        accountId,
        amount: Number(form.get('amount')),
        fee: Number(form.get('application_fee_amount') ?? 0),
        currency: form.get('currency') ?? '',
        parameters: [...form].map((pair) => pair.join('=')).join('&'),
        requestKey,
      }),
    );
  if (route === 'POST /v1/refunds') {
    const intentId = form.get('payment_intent') ?? '';
    if (!(await intents.read(intentId, accountId))) return answerOrNotFound(null);
    const amount = Number(form.get('amount'));
    const refund = await intents.refund({ intentId, amount, requestKey });
    if (refund && isRefused(refund)) return refusalAnswer(refund);
    return answerOrNotFound(refund && { ...refund, object: 'refund', status: 'succeeded' });
  }
  if (route === 'GET /v1/disputes') {
    const own = await intents.read(form.get('payment_intent') ?? '', accountId);
    return answerOrNotFound(own && formatDisputes(own));
  }
  const [, refundId] = /^GET \/v1\/refunds\/(\w+)$/.exec(route) ?? [];
  if (refundId) return answerRefund(intents, refundId, accountId);
  const [, id, isCancel] =
    /^(?:GET|POST) \/v1\/payment_intents\/(\w+)(\/cancel)?$/.exec(route) ?? [];
  if (!id) return null;
  const own = await intents.read(id, accountId);
  return intentAnswer(own && isCancel ? await intents.cancel(id) : own);
}

async function answerRefund(
  intents: SandboxIntents,
  id: string,
  accountId: string,
): Promise<Answer> {
  const refund = await intents.readRefund(id);
  const own = refund && (await intents.read(refund.intentId, accountId));
  return answerOrNotFound(own && { id, object: 'refund', status: refund.status });
}

const intentAnswer = (found: Awaited<ReturnType<SandboxIntents['cancel']>>): Answer => {
  if (found && isRefused(found)) return refusalAnswer(found);
  return answerOrNotFound(found && formatIntent(found));
};

const answerOrNotFound = (body: object | null): Answer =>
  body ? { status: 200, body } : errorAnswer(404, 'invalid_request_error', 'No such thing');

const refusalAnswer = ({ refused: message, code }: SandboxRefusal): Answer => ({
  status: 400,
  body: {
    error: {
      type: code === 'idempotency_key_in_use' ? 'idempotency_error' : 'invalid_request_error',
      message,
      ...(code && { code }),
    },
  },
});

const errorAnswer = (status: number, type: string, message: string): Answer => ({
  status,
  body: { error: { type, message } },
});

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
