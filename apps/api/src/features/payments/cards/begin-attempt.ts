import { facilities, organizations } from '@zampa/db/schema/facilities';
import { cardAttemptLines, cardAttempts } from '@zampa/db/schema/payments';
import { CARD_MINIMUM, feeOf } from '@zampa/domain/payments/amounts';
import { isOpenCharge } from '@zampa/domain/payments/ledger';
import { allowanceAt } from '@zampa/domain/subscription/subscription';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../../access/by.ts';
import { subscriptionColumns, toSubscriptionState } from '../../../access/plan.ts';
import type { Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PaymentProvider } from '../../../ports/payment-provider.ts';
import { lockConversation } from '../../conversations/public.ts';
import { lockChargesOf, lockOpenCharges, recordEntry, type Charge } from '../ledger/charges.ts';
import { isAppointmentCanceled } from '../ledger/payment-status.ts';
import { chargeRemainder } from '../ledger/main-charge.ts';
import { type Attempt, findOpenAttempts } from './attempts.ts';

type BeginResult = { readonly attempt: Attempt } | { readonly others: readonly string[] };

/** Charges to pay: all open charges of the conversations, or only the named ones. */
type PaymentSelection = {
  readonly eventIds: readonly string[];
  readonly paymentIds?: readonly string[];
};

/**
 * Starts a card payment for the open charges of conversations, or for selected ones. Returns the payer's unfinished
 * payment of exactly these charges if there is one, else the unfinished payments that must be closed first. A payment
 * has one payer, who is named on the receipt; other family members cannot continue it. Errors: ALREADY_PAID,
 * STATUS_CONFLICT if nothing is owed, PAYMENTS_NOT_CONFIGURED, VALIDATION below the card minimum.
 */
export async function beginAttempt(
  actor: Actor,
  { mode }: Pick<PaymentProvider, 'mode'>,
  { eventIds, paymentIds }: PaymentSelection,
): Promise<BeginResult> {
  const { tx } = actor;
  const payable = paymentIds
    ? await lockSelected(actor, eventIds, paymentIds)
    : await lockPayable(actor, eventIds);
  const open = await findOpenAttempts(tx, eventIds);
  const [same, ...others] = await Promise.all(open.map((id) => readAttemptLines(tx, id)));
  if (same && others.length === 0 && isSamePayment(same, actor.viewer.userId, payable))
    return { attempt: same.attempt };
  return open.length > 0
    ? { others: open }
    : { attempt: await insertAttempt(actor, mode, payable) };
}

/**
 * Locks the open charges of conversations. Charges the price if nothing was requested yet, unless the appointment was
 * canceled.
 */
async function lockPayable(
  { viewer, tx, now }: Actor,
  eventIds: readonly string[],
): Promise<readonly Charge[]> {
  for (const eventId of eventIds.toSorted()) {
    const conversation = await lockConversation(tx, viewer, eventId);
    if ((await lockOpenCharges(tx, [eventId])).length > 0) continue;
    if (await isAppointmentCanceled(tx, conversation.id)) throw new Refusal('STATUS_CONFLICT');
    await chargeRemainder({ tx, now }, conversation, viewer.userId);
  }
  const all = await lockChargesOf(tx, eventIds);
  return eventIds.flatMap((eventId) => payableChargesOf(all, eventId, now));
}

/**
 * Locks the selected charges, all of which must be payable. Errors: NOT_FOUND for a charge outside the conversations,
 * ALREADY_PAID, STATUS_CONFLICT.
 */
async function lockSelected(
  { viewer, tx, now }: Actor,
  eventIds: readonly string[],
  paymentIds: readonly string[],
): Promise<readonly Charge[]> {
  for (const eventId of eventIds.toSorted()) await lockConversation(tx, viewer, eventId);
  const charges = await lockChargesOf(tx, eventIds);
  const selected = charges.filter(({ id }) => paymentIds.includes(id));
  if (selected.length < paymentIds.length) throw new Refusal('NOT_FOUND');
  const over = selected.filter((charge) => !isPayable(charge, now));
  if (over.length > 0) throw refusalOf(over);
  return selected;
}

async function insertAttempt(
  { viewer, tx, now }: Actor,
  mode: PaymentProvider['mode'],
  payable: readonly Charge[],
): Promise<Attempt> {
  const [first] = payable;
  if (!first) throw new Refusal('STATUS_CONFLICT');
  const { facilityId, familyId, currency } = first;
  const amount = payable.reduce((sum, charge) => sum + charge.amount, 0);
  if (amount < CARD_MINIMUM) throw invalid('eventIds', 'too_little_for_card');
  const { accountId, basisPoints } = await readCardAccount(tx, facilityId, now);
  const lines = payable.map((charge) => ({
    chargeId: charge.id,
    amount: charge.amount,
    fee: feeOf(charge.amount, basisPoints),
  }));
  const [attempt] = await tx
    .insert(cardAttempts)
    .values({
      id: newId(),
      facilityId,
      familyId,
      payerId: viewer.userId,
      accountId,
      mode,
      amount,
      feeBasisPoints: basisPoints,
      fee: lines.reduce((sum, { fee }) => sum + fee, 0),
      currency,
      status: 'UNKNOWN',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!attempt) throw new Error('insert returned no row');
  await tx
    .insert(cardAttemptLines)
    .values(lines.map((line) => ({ ...line, attemptId: attempt.id })));
  const opened = { type: 'ATTEMPT_OPENED', userId: viewer.userId, reference: attempt.id } as const;
  for (const charge of payable) await recordEntry({ tx, now }, charge, opened);
  return attempt;
}

/** Returns the charges of a conversation that can be paid by card now. Errors: ALREADY_PAID, STATUS_CONFLICT. */
function payableChargesOf(
  charges: readonly Charge[],
  eventId: string,
  now: Date,
): readonly Charge[] {
  const own = charges.filter(({ conversationId }) => conversationId === eventId);
  const open = own.filter((charge) => isPayable(charge, now));
  if (open.length > 0) return open;
  throw refusalOf(own);
}

const isPayable = ({ status, expiresAt }: Charge, now: Date) =>
  isOpenCharge(status) && (expiresAt === null || expiresAt > now);

const refusalOf = (charges: readonly Charge[]) =>
  new Refusal(charges.some(({ status }) => status === 'PAID') ? 'ALREADY_PAID' : 'STATUS_CONFLICT');

type Lines = {
  readonly attempt: Attempt;
  readonly lines: readonly { chargeId: string; amount: number }[];
};

async function readAttemptLines(tx: Queryable, id: string): Promise<Lines> {
  const [attempt] = await tx.select().from(cardAttempts).where(eq(cardAttempts.id, id));
  if (!attempt) throw new Error('the card payment was not found');
  return {
    attempt,
    lines: await tx.select().from(cardAttemptLines).where(eq(cardAttemptLines.attemptId, id)),
  };
}

const isSamePayment = ({ attempt, lines }: Lines, payerId: string, payable: readonly Charge[]) =>
  attempt.payerId === payerId &&
  lines.length === payable.length &&
  lines.every(({ chargeId, amount }) =>
    payable.some((charge) => charge.id === chargeId && charge.amount === amount),
  );

/**
 * Returns the card account and fee of a facility's organization. Throws PAYMENTS_NOT_CONFIGURED unless the account is
 * ready.
 */
async function readCardAccount(tx: Queryable, facilityId: string, now: Date) {
  const [clinic] = await tx
    .select({
      accountId: organizations.stripeAccountId,
      payments: organizations.paymentsStatus,
      ...subscriptionColumns,
    })
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(eq(facilities.id, facilityId));
  if (!clinic || clinic.accountId === null || clinic.payments !== 'READY')
    throw new Refusal('PAYMENTS_NOT_CONFIGURED');
  const { feeBasisPoints: basisPoints } = allowanceAt(toSubscriptionState(clinic), now);
  return { accountId: clinic.accountId, basisPoints };
}
