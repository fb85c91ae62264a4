import { SANDBOX_DISPUTES } from '@zampa/db/schema/payments';
import type { FastifyInstance } from 'fastify';
import type { SandboxIntents } from './sandbox-intents.ts';
import { isRefused, SLOW_MS } from './sandbox-rules.ts';

type Sandbox = {
  readonly intents: SandboxIntents;
  /** Tells our own door what the provider would tell it. */
  readonly ring: (event: {
    readonly type: string;
    readonly accountId: string;
    readonly about: object;
  }) => Promise<void>;
};

/** What takes its time is told of when it is over, unless the server ends before: then it is asked about. */
const afterwards = (tell: () => Promise<void>) =>
  void setTimeout(() => void tell().catch(() => undefined), SLOW_MS).unref();

type PayersBody = { readonly card?: unknown; readonly challenge?: unknown } | null;

/** What the provider calls what has happened. */
const EVENTS: Readonly<Record<string, string>> = {
  succeeded: 'payment_intent.succeeded',
  processing: 'payment_intent.processing',
  requires_action: 'payment_intent.requires_action',
  requires_payment_method: 'payment_intent.payment_failed',
  canceled: 'payment_intent.canceled',
};

/**
 * Serves what the provider's form does in the payer's browser: a card is typed, and the bank's question is answered. Only
 * test cards are taken, so that nobody types a real one.
 */
export function serveSandboxPayments(app: FastifyInstance, { intents, ring }: Sandbox): void {
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
      await ring({ type: EVENTS[paid.status] ?? '', accountId, about });
      if (paid.status === 'processing')
        afterwards(() => ring({ type: 'payment_intent.succeeded', accountId, about }));
      return reply.send({ status: paid.status, failure: paid.failure });
    },
  );
  serveWhatComesLater(app, { intents, ring });
}

/** Serves what happens at banks days later: a payer has a payment taken back, or a refund is not taken. */
function serveWhatComesLater(app: FastifyInstance, { intents, ring }: Sandbox): void {
  app.post<{ Params: { intent: string }; Body: { readonly status?: unknown } | null }>(
    '/sandbox/payments/:intent/dispute',
    async (request, reply) => {
      const asked = SANDBOX_DISPUTES.find((status) => status === request.body?.status);
      const disputed = await intents.dispute(request.params.intent, asked ?? 'needs_response');
      reply.header('x-sandbox', '1');
      if (!disputed) return reply.code(404).send({ error: 'There is no such payment.' });
      if (isRefused(disputed)) return reply.code(400).send({ error: disputed.refused });
      const { id, accountId, dispute } = disputed;
      const type = `charge.dispute.${dispute === 'needs_response' ? 'created' : 'closed'}`;
      await ring({ type, accountId, about: { object: 'dispute', payment_intent: id } });
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
      await ring({ type: 'refund.failed', accountId: intent.accountId, about });
      return reply.send({ status: refund.status });
    },
  );
}
