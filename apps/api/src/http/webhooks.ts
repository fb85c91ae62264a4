import { providerEvents } from '@zampa/db/schema/payments';
import type { FastifyInstance } from 'fastify';
import type { BillingProvider } from '../ports/billing-provider.ts';
import type { PaymentProvider, PaymentProviderEvent } from '../ports/payment-provider.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/database.ts';
import { invalid, Refusal } from '../errors/refusal.ts';
import type { CardEventSubject } from '../jobs/job-kinds.ts';
import type { Outbox } from '../jobs/outbox.ts';
import { networkOf } from '../limits/network.ts';
import { createNetworkLimiter } from '../limits/public-calls.ts';
import { LIMITS } from '../limits/table.ts';

/** Path of the card provider's webhook. Messages are signed, so that their raw bytes are read. */
export const CARD_WEBHOOK_PATH = '/api/webhooks/stripe';
/** Path of the billing provider's webhook, which uses Basic auth instead of signatures. */
export const BILLING_WEBHOOK_PATH = '/api/webhooks/chargebee';

/** Providers send whole objects of theirs: some 10 KB for a payment, up to ten times as much for a subscription. */
const MESSAGE_BYTES = 256 * 1024;

/** Handlers of webhooks, called with the id of the affected object. */
export type WebhookHandlers<Deps> = {
  /** Reads the account from the card provider and applies its state. */
  readonly cardAccount?: (deps: Deps, accountId: string) => Promise<unknown>;
  /** Reads the customer from the billing provider and applies its state. */
  readonly billingCustomer?: (deps: Deps, customerId: string) => Promise<unknown>;
};

type Parts = {
  readonly db: Database;
  readonly paymentProvider: PaymentProvider;
  readonly billingProvider: BillingProvider;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly cardAccount: (accountId: string) => Promise<void>;
  readonly billingCustomer: (customerId: string) => Promise<void>;
};

/** Serves the providers' webhooks. Their content is not trusted: the state is read from the provider and applied. */
export async function serveWebhooks(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(async (scope) => {
    const count = createNetworkLimiter(() => parts.clock.now().getTime());
    scope.addHook('onRequest', async ({ ip }) => count(LIMITS.webhooks, networkOf(ip)));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MESSAGE_BYTES },
      (_request, body, callback) => {
        callback(null, body);
      },
    );
    scope.post(CARD_WEBHOOK_PATH, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const { body } = request;
      const event =
        typeof signature === 'string' && Buffer.isBuffer(body)
          ? await parts.paymentProvider.readEvent(body, signature)
          : null;
      if (!event) throw invalid('body', 'malformed');
      // Read the account before saving the event: if this fails, the provider sends the message again.
      if (event.accountId && event.intentId === null) await parts.cardAccount(event.accountId);
      await saveEvent(parts, event);
      return reply.code(200).send({ received: true });
    });
    serveBillingWebhook(scope, parts);
  });
}

/** Many messages concern the same customer. Each is saved once, after the customer's state was applied. */
function serveBillingWebhook(scope: FastifyInstance, parts: Parts): void {
  scope.post(BILLING_WEBHOOK_PATH, async (request, reply) => {
    const { body, headers } = request;
    const event = Buffer.isBuffer(body)
      ? parts.billingProvider.readEvent(body, headers.authorization ?? '')
      : null;
    if (!event) throw new Refusal('UNAUTHENTICATED');
    const { id: eventId, type, customerId } = event;
    if (customerId) await parts.billingCustomer(customerId);
    await parts.db
      .insert(providerEvents)
      .values({
        provider: 'chargebee',
        eventId,
        type,
        accountId: customerId,
        receivedAt: parts.clock.now(),
      })
      .onConflictDoNothing();
    return reply.code(200).send({ received: true });
  });
}

/** Saves each message once; a job then reads the card payment's state. */
function saveEvent(
  { db, clock, outbox }: Parts,
  { id: eventId, ...event }: PaymentProviderEvent,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [inserted] = await tx
      .insert(providerEvents)
      .values({ provider: 'stripe', eventId, ...event, receivedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: providerEvents.eventId });
    if (inserted && event.intentId !== null)
      outbox.enqueue(tx, 'applyCardEvent', {
        intentId: event.intentId,
        about: eventSubjectOf(event.type),
      });
  });
}

/** Returns what to read from the provider after a card event. */
function eventSubjectOf(type: string): CardEventSubject {
  if (type.startsWith('charge.dispute.')) return 'DISPUTE';
  return type.startsWith('refund.') ? 'REFUND' : 'PAYMENT';
}
