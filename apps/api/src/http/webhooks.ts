import { providerEvents } from '@zampa/db/schema/payments';
import type { FastifyInstance } from 'fastify';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../errors/refusal.ts';

/** Where providers ring; signed messages, read as they came. */
export const CARD_WEBHOOK_PATH = '/api/webhooks/stripe';

/** What is done when a provider rings, with the id of what it is about. */
export type WebhookHandlers<Deps> = {
  /** Asks the card provider about this account and applies what it says. */
  readonly cardAccount?: (deps: Deps, accountId: string) => Promise<unknown>;
};

type Parts = {
  readonly db: Database;
  readonly paymentProvider: PaymentProvider;
  readonly clock: Clock;
  readonly cardAccount: (accountId: string) => Promise<void>;
};

/** Serves the door at which the card provider rings. What it says is not believed: it is asked, and that is applied. */
export async function serveWebhooks(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    door.post(CARD_WEBHOOK_PATH, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const { body } = request;
      const event =
        typeof signature === 'string' && Buffer.isBuffer(body)
          ? await parts.paymentProvider.readEvent(body, signature)
          : null;
      if (!event) throw new Refusal('VALIDATION');
      // Applied before it is noted: what fails half way is told again by the provider.
      if (event.accountId) await parts.cardAccount(event.accountId);
      await parts.db
        .insert(providerEvents)
        .values({ provider: 'stripe', eventId: event.id, receivedAt: parts.clock.now() })
        .onConflictDoNothing();
      return reply.code(200).send({ received: true });
    });
  });
}
