import type { createPayment as call } from '@zampa/contract/payments/create-payment';
import type { BodyOf } from '@zampa/contract/call';
import type { Payment } from '@zampa/contract/payments/objects';
import { conversations } from '@zampa/db/schema/conversations';
import { facilities } from '@zampa/db/schema/facilities';
import { isUnregistered } from '@zampa/domain/clients/relationship';
import { canRequestPayment } from '@zampa/domain/payments/payment-due';
import { isChargeable } from '@zampa/domain/payments/amounts';
import type { Viewer } from '@zampa/domain/people/relation';
import { mayChargeCards } from '@zampa/domain/people/staff-rights';
import { isOpenCharge, type ChargeKind } from '@zampa/domain/payments/ledger';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import { eq, sql } from 'drizzle-orm';
import { selectRows } from '../../db/select-list.ts';
import { calendarEvents } from '@zampa/db/schema/calendar';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../access/by.ts';
import { type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { lockConversation, type LockedConversation } from '../conversations/public.ts';
import { canTakeCards } from './cards/card-status.ts';
import { insertCharge, lockChargesOf, recordEntry, type Charge } from './ledger/charges.ts';
import { readFacilityCurrency, computeUncharged } from './ledger/main-charge.ts';
import { notifyPayer } from './ledger/payment-notifications.ts';
import { readPayment } from './ledger/payment-row.ts';
import {
  recordPaymentRequest,
  publishPayment,
  refuseUnchargeable,
} from './ledger/record-payment.ts';

type PaymentInput = BodyOf<typeof call>;

/**
 * Charges a conversation, in full or in part. An open charge gets the new amount, unless it is being paid by card.
 * For card payments, asks the client to pay, once in ten minutes. Errors: NOT_FOUND, FORBIDDEN, VALIDATION, ALREADY_PAID,
 * PAYMENTS_NOT_CONFIGURED, CLIENT_NOT_REGISTERED, PAYMENT_IN_FLIGHT, STATUS_CONFLICT for a named payment that is no
 * longer owed.
 */
export async function createPayment(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<Payment> {
  const conversation = await lockConversation(tx, viewer, body.eventId);
  // The id was that of an event, which cannot be charged.
  if (conversation.id !== body.eventId) throw new Refusal('FORBIDDEN');
  await requireMatchingIds(tx, conversation, body);
  if (!isChargeable(body.amount, conversation.price)) throw invalid('amount', 'too_large');
  if (body.payment_type === 'DIGITAL') {
    requireRightToChargeCards(viewer, conversation.facilityId);
    if (isUnregistered(conversation.relationship)) throw new Refusal('CLIENT_NOT_REGISTERED');
    refuseUnchargeable(body, await canTakeCards(tx, conversation.facilityId));
  }
  const charge = await createOrAmendCharge({ tx, viewer, now }, conversation, body);
  if (charge.expiresAt)
    deps.outbox.enqueue(
      tx,
      'expireUpfront',
      { conversationId: conversation.id },
      { dueAt: charge.expiresAt, once: `expireUpfront:${charge.id}` },
    );
  if (body.payment_type === 'DIGITAL' && canRequestPayment(charge.askedAt, now)) {
    const requested = await recordPaymentRequest({ tx, now }, charge, viewer.userId);
    await notifyPayer(deps, tx, {
      kind: 'PAYMENT_ASKED',
      conversation,
      actorId: viewer.userId,
      once: `${requested.id}:${requested.version}`,
    });
  }
  await publishPayment(deps, { tx, now }, conversation.id);
  return readPayment(tx, charge.id);
}

/** Throws FORBIDDEN unless the viewer's role may charge cards. */
function requireRightToChargeCards({ facilities: workplaces }: Viewer, at: string): void {
  const roles = workplaces.filter(({ facilityId }) => facilityId === at);
  if (!roles.some(({ roleId }) => mayChargeCards(roleId))) throw new Refusal('FORBIDDEN');
}

/** Requires that a family and organization named in the request are those of the conversation. Throws NOT_FOUND. */
async function requireMatchingIds(
  tx: Queryable,
  { facilityId, familyId }: LockedConversation,
  { FamilyId, OrganizationId }: PaymentInput,
): Promise<void> {
  if (FamilyId !== undefined && FamilyId !== familyId) throw new Refusal('NOT_FOUND');
  if (OrganizationId === undefined) return;
  const [facility] = await tx
    .select({ organizationId: facilities.organizationId })
    .from(facilities)
    .where(eq(facilities.id, facilityId));
  if (facility?.organizationId !== OrganizationId) throw new Refusal('NOT_FOUND');
}

async function createOrAmendCharge(
  actor: Actor,
  conversation: LockedConversation,
  requested: PaymentInput,
): Promise<Charge> {
  const charges = await lockChargesOf(actor.tx, [conversation.id]);
  const isUpfront =
    requested.upfront || requested.type === 'UPFRONT' || requested.type === 'RESERVATION';
  const open = requested.paymentId
    ? requireOpen(charges, requested.paymentId)
    : findAmendable(charges, requested.type, isUpfront);
  if (open) return amendCharge(actor, conversation, { open, charges, requested });
  if (requested.type === 'PAYMENT' && hasCharge(charges, 'PAYMENT'))
    throw new Refusal('ALREADY_PAID');
  const taken =
    conversation.price - (await computeUncharged(actor.tx, conversation.price, charges));
  const { id: conversationId, facilityId, familyId } = conversation;
  await savePrice(actor, conversation, requested.type, taken + requested.amount);
  return insertCharge(
    actor,
    {
      conversationId,
      facilityId,
      familyId,
      kind: requested.type,
      paymentType: requested.payment_type,
      currency: await readFacilityCurrency(actor.tx, facilityId),
      upfront: isUpfront,
      bookingId: isUpfront ? await findBookingId(actor.tx, conversationId) : null,
      expiresAt: isUpfront ? prepaymentDueAt(requested, actor.now) : null,
      amount: requested.amount,
    },
    actor.viewer.userId,
  );
}

/**
 * Returns the open charge that a new request amends: the one of the same kind, or for a prepayment the one open
 * prepayment of the conversation, whatever its kind. Undefined if a new charge is created; installments that are not
 * prepayments always are.
 */
function findAmendable(
  charges: readonly Charge[],
  type: ChargeKind,
  isUpfront: boolean,
): Charge | undefined {
  const open = charges.filter(({ status }) => isOpenCharge(status));
  const same = type === 'INSTALLMENT' ? undefined : open.find(({ kind }) => kind === type);
  if (same || !isUpfront) return same;
  // A conversation has one charge of kind PAYMENT, so that another cannot become one.
  if (type === 'PAYMENT' && hasCharge(charges, 'PAYMENT')) return undefined;
  return open.find(({ upfront }) => upfront);
}

/** Returns the named charge. Errors: NOT_FOUND, ALREADY_PAID, STATUS_CONFLICT if it is no longer owed. */
function requireOpen(charges: readonly Charge[], paymentId: string): Charge {
  const charge = charges.find(({ id }) => id === paymentId);
  if (!charge) throw new Refusal('NOT_FOUND');
  if (charge.status === 'PAID') throw new Refusal('ALREADY_PAID');
  if (charge.status === 'FAILED') throw new Refusal('STATUS_CONFLICT');
  return charge;
}

const hasCharge = (charges: readonly Charge[], type: ChargeKind): boolean =>
  charges.some(({ kind, status }) => kind === type && status !== 'FAILED');

/** Returns the id of the visit's current booking with a time; null without one. */
async function findBookingId(tx: Queryable, conversationId: string): Promise<string | null> {
  const [booked] = await selectRows(
    tx,
    { id: alias(calendarEvents, 'k').id },
    (columns) => sql`select ${columns} from calendar_events k
      where k.conversation_id = ${conversationId} and k.valid and k.starts_at is not null`,
  );
  return booked?.id ?? null;
}

type Amendment = {
  readonly open: Charge;
  readonly charges: readonly Charge[];
  readonly requested: PaymentInput;
};

/** Changes the amount, kind and payment type of an open charge. Throws PAYMENT_IN_FLIGHT while it is being paid by card. */
async function amendCharge(
  actor: Actor,
  conversation: LockedConversation,
  { open, charges, requested }: Amendment,
): Promise<Charge> {
  const { amount, payment_type: paymentType } = requested;
  const kind = requested.paymentId ? open.kind : requested.type;
  if (open.amount === amount && open.paymentType === paymentType && open.kind === kind) return open;
  if (open.status === 'PENDING') throw new Refusal('PAYMENT_IN_FLIGHT');
  const others = charges.filter(({ id }) => id !== open.id);
  const taken = conversation.price - (await computeUncharged(actor.tx, conversation.price, others));
  await savePrice(actor, conversation, kind, taken + amount);
  const entry = { type: 'AMENDED', amount, userId: actor.viewer.userId } as const;
  // The deposit is the part that is kept, so it cannot exceed the amount.
  return recordEntry(actor, open, entry, {
    kind,
    paymentType,
    deposit: Math.min(open.deposit, amount),
  });
}

/** Sets the conversation's price to the total charged. Parts of a price raise it, but never lower it. */
async function savePrice(
  { tx }: Actor,
  { id, price }: LockedConversation,
  kind: ChargeKind,
  total: number,
): Promise<void> {
  const to = kind === 'PAYMENT' ? total : Math.max(price, total);
  if (to !== price)
    await tx.update(conversations).set({ price: to }).where(eq(conversations.id, id));
}

/**
 * Returns when a prepayment is due: within a day, or at the requested date if that is earlier. A date within the last
 * minute counts as not given; throws VALIDATION for an earlier one.
 */
function prepaymentDueAt({ date }: PaymentInput, now: Date): Date {
  const latest = now.getTime() + DAY_MS;
  const requestedMs = date === undefined ? latest : Date.parse(date);
  if (requestedMs <= now.getTime() - MINUTE_MS) throw invalid('date', 'in_the_past');
  return new Date(requestedMs > now.getTime() ? Math.min(requestedMs, latest) : latest);
}
