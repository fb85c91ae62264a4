import type { createPayment as call } from '@zampa/contract/payments/create-payment';
import type { BodyOf } from '@zampa/contract/call';
import type { Payment } from '@zampa/contract/payments/objects';
import { conversations } from '@zampa/db/schema/conversations';
import { facilities } from '@zampa/db/schema/facilities';
import { isUnregistered } from '@zampa/domain/clients/relationship';
import { isChargeable } from '@zampa/domain/payments/amounts';
import type { Viewer } from '@zampa/domain/people/relation';
import { mayChargeCards } from '@zampa/domain/people/staff-rights';
import { isOpenCharge } from '@zampa/domain/payments/ledger';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import { eq, sql } from 'drizzle-orm';
import type { By } from '../../access/by.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { lockConversation, type LockedConversation } from '../conversations/public.ts';
import { takesCards } from './cards/card-status.ts';
import { insertCharge, lockChargesOf, recordEntry, type Charge } from './ledger/charges.ts';
import { currencyOfFacility, uncharged } from './ledger/main-charge.ts';
import { notifyPayer } from './ledger/payment-news.ts';
import { readPayment } from './ledger/payment-row.ts';
import { askToPay, publishPayment, refuseCharge } from './ledger/record-payment.ts';

type Asked = BodyOf<typeof call>;

/**
 * Charges a conversation, all that it costs or a part; what is open already gets the new amount, unless somebody is paying
 * it by card. By card its client is asked. Refusals: NOT_FOUND, FORBIDDEN, VALIDATION, ALREADY_PAID,
 * PAYMENTS_NOT_CONFIGURED, CLIENT_NOT_REGISTERED, PAYMENT_IN_FLIGHT.
 */
export async function createPayment(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<Payment> {
  const conversation = await lockConversation(tx, viewer, body.eventId);
  // The id of a message leads to its conversation, which is not what was meant.
  if (conversation.id !== body.eventId) throw new Refusal('FORBIDDEN');
  await requireSelectors(tx, conversation, body);
  if (!isChargeable(body.amount, conversation.price)) throw invalid('amount', 'too_large');
  if (body.payment_type === 'DIGITAL') {
    refuseByRole(viewer, conversation.facilityId);
    if (isUnregistered(conversation.relationship)) throw new Refusal('CLIENT_NOT_REGISTERED');
    refuseCharge(body, await takesCards(tx, conversation.facilityId));
  }
  const charge = await charged({ tx, viewer, now }, conversation, body);
  if (charge.expiresAt)
    deps.outbox.enqueue(
      tx,
      'expireUpfront',
      { conversationId: conversation.id },
      { dueAt: charge.expiresAt, once: `expireUpfront:${charge.id}` },
    );
  if (body.payment_type === 'DIGITAL' && charge.askedAt === null) {
    const asked = await askToPay({ tx, now }, charge, viewer.userId);
    await notifyPayer(deps, tx, {
      kind: 'PAYMENT_ASKED',
      conversation,
      by: viewer.userId,
      once: asked.id,
    });
  }
  await publishPayment(deps, { tx, now }, conversation.id);
  return readPayment(tx, charge.id);
}

/** An assistant charges no cards. Refusal: FORBIDDEN. */
function refuseByRole({ facilities: workplaces }: Viewer, at: string): void {
  const roles = workplaces.filter(({ facilityId }) => facilityId === at);
  if (!roles.some(({ roleId }) => mayChargeCards(roleId))) throw new Refusal('FORBIDDEN');
}

/** What else is named has to be of the same conversation. Refusal: NOT_FOUND. */
async function requireSelectors(
  tx: Queryable,
  { facilityId, familyId }: LockedConversation,
  { FamilyId, OrganizationId }: Asked,
): Promise<void> {
  if (FamilyId !== undefined && FamilyId !== familyId) throw new Refusal('NOT_FOUND');
  if (OrganizationId === undefined) return;
  const [facility] = await tx
    .select({ organizationId: facilities.organizationId })
    .from(facilities)
    .where(eq(facilities.id, facilityId));
  if (facility?.organizationId !== OrganizationId) throw new Refusal('NOT_FOUND');
}

async function charged(by: By, conversation: LockedConversation, asked: Asked): Promise<Charge> {
  const charges = await lockChargesOf(by.tx, [conversation.id]);
  const isUpfront = asked.upfront || asked.type === 'UPFRONT' || asked.type === 'RESERVATION';
  const same = charges.filter(({ kind, status }) => kind === asked.type && status !== 'FAILED');
  const open = same.find(({ status }) => isOpenCharge(status));
  if (open && asked.type !== 'INSTALLMENT')
    return amended(by, conversation, { open, charges, asked });
  if (asked.type === 'PAYMENT' && same.length > 0) throw new Refusal('ALREADY_PAID');
  const taken = conversation.price - (await uncharged(by.tx, conversation.price, charges));
  const { id: conversationId, facilityId, familyId } = conversation;
  await reprice(
    by,
    conversation,
    asked.type === 'PAYMENT'
      ? taken + asked.amount
      : Math.max(conversation.price, taken + asked.amount),
  );
  return insertCharge(
    by,
    {
      conversationId,
      facilityId,
      familyId,
      kind: asked.type,
      paymentType: asked.payment_type,
      currency: await currencyOfFacility(by.tx, facilityId),
      upfront: isUpfront,
      bookingId: isUpfront ? await findBookedTime(by.tx, conversationId) : null,
      expiresAt: isUpfront ? dueAt(asked, by.now) : null,
      amount: asked.amount,
    },
    by.viewer.userId,
  );
}

/** The time of a visit that is booked at this moment; null where there is none. */
async function findBookedTime(tx: Queryable, conversationId: string): Promise<string | null> {
  const [booked] = await rowsOf<{ id: string }>(
    tx,
    sql`select k.id from calendar_events k
      where k.conversation_id = ${conversationId} and k.valid and k.starts_at is not null`,
  );
  return booked?.id ?? null;
}

type Amendment = {
  readonly open: Charge;
  readonly charges: readonly Charge[];
  readonly asked: Asked;
};

/** While somebody is paying it by card the amount stays. Refusal: PAYMENT_IN_FLIGHT. */
async function amended(
  by: By,
  conversation: LockedConversation,
  { open, charges, asked: { amount, payment_type: paymentType } }: Amendment,
): Promise<Charge> {
  if (open.status === 'PENDING') throw new Refusal('PAYMENT_IN_FLIGHT');
  const others = charges.filter(({ id }) => id !== open.id);
  const taken = conversation.price - (await uncharged(by.tx, conversation.price, others));
  if (open.kind === 'PAYMENT') await reprice(by, conversation, taken + amount);
  if (open.amount === amount && open.paymentType === paymentType) return open;
  const entry = { type: 'AMENDED', amount, userId: by.viewer.userId } as const;
  return recordEntry(by, open, entry, { paymentType });
}

/** The price follows what is charged. */
async function reprice({ tx }: By, { id, price }: LockedConversation, to: number): Promise<void> {
  if (to !== price)
    await tx.update(conversations).set({ price: to }).where(eq(conversations.id, id));
}

/**
 * Something upfront is to be paid within a day, or sooner where a date to come says so; that of the moment in which it is
 * asked for says nothing.
 */
function dueAt({ date }: Asked, now: Date): Date {
  const latest = now.getTime() + DAY_MS;
  const wanted = date === undefined ? latest : Date.parse(date);
  if (wanted <= now.getTime() - MINUTE_MS) throw invalid('date', 'in_the_past');
  return new Date(wanted > now.getTime() ? Math.min(wanted, latest) : latest);
}
