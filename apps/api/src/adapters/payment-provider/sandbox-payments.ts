import { SANDBOX_DISPUTES } from '@zampa/db/schema/payments';
import type { FastifyInstance } from 'fastify';
import type { SandboxIntents } from './sandbox-intents.ts';
import { isRefused, SLOW_MS } from './sandbox-rules.ts';

type Sandbox = {
  readonly intents: SandboxIntents;
  /** Sends our webhook the message that the provider would send. */
  readonly sendWebhook: (event: {
    readonly type: string;
    readonly accountId: string;
    readonly about: object;
  }) => Promise<void>;
};

/** Sends the event of a slow payment later. If the server stops first, the payment is found by polling. */
const sendAfterDelay = (send: () => Promise<void>) =>
  void setTimeout(() => void send().catch(() => undefined), SLOW_MS).unref();

type PayersBody = { readonly card?: unknown; readonly challenge?: unknown } | null;

/** Event types by payment status. */
const EVENTS: Readonly<Record<string, string>> = {
  succeeded: 'payment_intent.succeeded',
  processing: 'payment_intent.processing',
  requires_action: 'payment_intent.requires_action',
  requires_payment_method: 'payment_intent.payment_failed',
  canceled: 'payment_intent.canceled',
};

/**
 * Imitates the provider's form in the payer's browser: a card is entered, a challenge answered. Accepts only test
 * cards, so that no one enters a real one.
 */
export function serveSandboxPayments(
  app: FastifyInstance,
  { intents, sendWebhook }: Sandbox,
): void {
  app.post<{ Params: { intent: string }; Body: PayersBody }>(
    '/sandbox/payments/:intent',
    async (request, reply) => {
      const { intent: id } = request.params;
      const { card, challenge } = request.body ?? {};
      reply.header('x-sandbox', '1');
      const paid =
        challenge === undefined
          ? await intents.pay(id, typeof card === 'string' ? card : '')
          : await intents.answer(id, challenge === 'pass');
      if (!paid) return reply.code(404).send({ error: 'There is no such payment.' });
      if (isRefused(paid))
        return reply.code(400).send({ error: paid.refused, code: paid.code ?? 'refused' });
      const { accountId } = paid;
      const about = { id, object: 'payment_intent' };
      await sendWebhook({ type: EVENTS[paid.status] ?? '', accountId, about });
      if (paid.status === 'processing')
        sendAfterDelay(() => sendWebhook({ type: 'payment_intent.succeeded', accountId, about }));
      return reply.send({ status: paid.status, failure: paid.failure });
    },
  );
  serveDisputesAndFailedRefunds(app, { intents, sendWebhook });
}

/** Imitates what banks do days later: a payment is disputed, a refund fails. */
function serveDisputesAndFailedRefunds(
  app: FastifyInstance,
  { intents, sendWebhook }: Sandbox,
): void {
  app.post<{ Params: { intent: string }; Body: { readonly status?: unknown } | null }>(
    '/sandbox/payments/:intent/dispute',
    async (request, reply) => {
      const requested = SANDBOX_DISPUTES.find((status) => status === request.body?.status);
      const disputed = await intents.dispute(request.params.intent, requested ?? 'needs_response');
      reply.header('x-sandbox', '1');
      if (!disputed) return reply.code(404).send({ error: 'There is no such payment.' });
      if (isRefused(disputed)) return reply.code(400).send({ error: disputed.refused });
      const { id, accountId, dispute } = disputed;
      const type = `charge.dispute.${dispute === 'needs_response' ? 'created' : 'closed'}`;
      await sendWebhook({ type, accountId, about: { object: 'dispute', payment_intent: id } });
      return reply.send({ status: dispute });
    },
  );

  app.post<{ Params: { refund: string } }>(
    '/sandbox/refunds/:refund/fail',
    async (request, reply) => {
      const refund = await intents.failRefund(request.params.refund);
      const intent = refund && (await intents.find(refund.intentId));
      reply.header('x-sandbox', '1');
      if (!intent) return reply.code(404).send({ error: 'There is no such refund.' });
      const about = { object: 'refund', id: refund.id, payment_intent: intent.id };
      await sendWebhook({ type: 'refund.failed', accountId: intent.accountId, about });
      return reply.send({ status: refund.status });
    },
  );
}
