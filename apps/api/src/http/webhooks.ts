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

/** Where providers ring; signed messages, read as they came. */
export const CARD_WEBHOOK_PATH = '/api/webhooks/stripe';
/** Where the billing provider rings; it signs nothing, and has a name and a password. */
export const BILLING_WEBHOOK_PATH = '/api/webhooks/chargebee';

/** What is done when a provider rings, with the id of what it is about. */
export type WebhookHandlers<Deps> = {
  /** Asks the card provider about this account and applies what it says. */
  readonly cardAccount?: (deps: Deps, accountId: string) => Promise<unknown>;
  /** Asks the billing provider about this customer and applies what it says. */
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

/** Serves the doors at which providers ring. What it says is not believed: it is asked, and that is applied. */
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
      if (!event) throw invalid('body', 'malformed');
      // An account is asked about before it is noted: what fails half way is told again by the provider.
      if (event.accountId && event.intentId === null) await parts.cardAccount(event.accountId);
      await keepEvent(parts, event);
      return reply.code(200).send({ received: true });
    });
    serveBillingDoor(door, parts);
  });
}

/** Many messages are about the same: each is kept once, after the customer that it is about was asked for. */
function serveBillingDoor(door: FastifyInstance, parts: Parts): void {
  door.post(BILLING_WEBHOOK_PATH, async (request, reply) => {
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

/** Each message is kept once; what it says of a card payment is then asked about by a job. */
function keepEvent(
  { db, clock, outbox }: Parts,
  { id: eventId, ...event }: PaymentProviderEvent,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [kept] = await tx
      .insert(providerEvents)
      .values({ provider: 'stripe', eventId, ...event, receivedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: providerEvents.eventId });
    if (kept && event.intentId !== null)
      outbox.enqueue(tx, 'applyCardEvent', {
        intentId: event.intentId,
        about: subjectOf(event.type),
      });
  });
}

/** Returns what is asked anew after a message about a card payment. */
function subjectOf(type: string): CardEventSubject {
  if (type.startsWith('charge.dispute.')) return 'DISPUTE';
  return type.startsWith('refund.') ? 'REFUND' : 'PAYMENT';
}
