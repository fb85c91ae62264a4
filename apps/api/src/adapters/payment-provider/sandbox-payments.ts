import type { FastifyInstance } from 'fastify';
import type { SandboxIntents } from './sandbox-intents.ts';
import { isRefused } from './sandbox-rules.ts';

type Sandbox = {
  readonly intents: SandboxIntents;
  /** Tells our own door what the provider would tell it. */
  readonly ring: (event: {
    readonly type: string;
    readonly accountId: string;
    readonly about: object;
  }) => Promise<void>;
};

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
      const about = { id, object: 'payment_intent' };
      await ring({ type: EVENTS[paid.status] ?? '', accountId: paid.accountId, about });
      return reply.send({ status: paid.status, failure: paid.failure });
    },
  );
}
