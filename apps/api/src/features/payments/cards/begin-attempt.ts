import { facilities, organizations } from '@zampa/db/schema/facilities';
import { cardAttemptLines, cardAttempts } from '@zampa/db/schema/payments';
import { CARD_MINIMUM, feeOf } from '@zampa/domain/payments/amounts';
import { isOpenCharge } from '@zampa/domain/payments/ledger';
import { allowanceAt } from '@zampa/domain/subscription/subscription';
import { eq } from 'drizzle-orm';
import type { By } from '../../../access/by.ts';
import { standingColumns, standingOf } from '../../../access/plan.ts';
import type { Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PaymentProvider } from '../../../ports/payment-provider.ts';
import { lockConversation } from '../../conversations/public.ts';
import { lockChargesOf, lockOpenCharges, recordEntry, type Charge } from '../ledger/charges.ts';
import { wasCalledOff } from '../ledger/payment-status.ts';
import { chargeRest } from '../ledger/main-charge.ts';
import { type Attempt, findOpenAttempts } from './attempts.ts';

type Begun = { readonly attempt: Attempt } | { readonly others: readonly string[] };

/** What somebody pays: what is open in these conversations, or only these charges of it. */
type Wanted = { readonly eventIds: readonly string[]; readonly paymentIds?: readonly string[] };

/**
 * Begins a card payment of what is open in conversations of the payer, all of it or what they picked, or finds the one of
 * the same that they have begun before. Others have to be closed first, those of another member of the family too: each has
 * one payer, whom the receipt names, and only who has begun it can go on with it. Refusals: ALREADY_PAID, STATUS_CONFLICT
 * for what is not owed, PAYMENTS_NOT_CONFIGURED, VALIDATION for too little to charge a card.
 */
export async function beginAttempt(
  by: By,
  { mode }: Pick<PaymentProvider, 'mode'>,
  { eventIds, paymentIds }: Wanted,
): Promise<Begun> {
  const { tx } = by;
  const payable = paymentIds
    ? await lockPicked(by, eventIds, paymentIds)
    : await lockPayable(by, eventIds);
  const open = await findOpenAttempts(tx, eventIds);
  const [same, ...others] = await Promise.all(open.map((id) => readLines(tx, id)));
  if (same && others.length === 0 && isSame(same, by.viewer.userId, payable))
    return { attempt: same.attempt };
  return open.length > 0 ? { others: open } : { attempt: await insertAttempt(by, mode, payable) };
}

/** What is open; where nothing was asked for yet, what it costs, unless it was called off. */
async function lockPayable(
  { viewer, tx, now }: By,
  eventIds: readonly string[],
): Promise<readonly Charge[]> {
  for (const eventId of eventIds.toSorted()) {
    const conversation = await lockConversation(tx, viewer, eventId);
    if ((await lockOpenCharges(tx, [eventId])).length > 0) continue;
    if (await wasCalledOff(tx, conversation.id)) throw new Refusal('STATUS_CONFLICT');
    await chargeRest({ tx, now }, conversation, viewer.userId);
  }
  const all = await lockChargesOf(tx, eventIds);
  return eventIds.flatMap((eventId) => payableOf(all, eventId, now));
}

/**
 * Each of these charges, or nothing is paid. Refusals: NOT_FOUND for a charge of none of the conversations, ALREADY_PAID,
 * STATUS_CONFLICT.
 */
async function lockPicked(
  { viewer, tx, now }: By,
  eventIds: readonly string[],
  paymentIds: readonly string[],
): Promise<readonly Charge[]> {
  for (const eventId of eventIds.toSorted()) await lockConversation(tx, viewer, eventId);
  const charges = await lockChargesOf(tx, eventIds);
  const picked = charges.filter(({ id }) => paymentIds.includes(id));
  if (picked.length < paymentIds.length) throw new Refusal('NOT_FOUND');
  const over = picked.filter((charge) => !isPayable(charge, now));
  if (over.length > 0) throw refusalOf(over);
  return picked;
}

async function insertAttempt(
  { viewer, tx, now }: By,
  mode: PaymentProvider['mode'],
  payable: readonly Charge[],
): Promise<Attempt> {
  const [first] = payable;
  if (!first) throw new Refusal('STATUS_CONFLICT');
  const { facilityId, familyId, currency } = first;
  const amount = payable.reduce((sum, charge) => sum + charge.amount, 0);
  if (amount < CARD_MINIMUM) throw invalid('eventIds', 'too_little_for_card');
  const { accountId, basisPoints } = await accountOf(tx, facilityId, now);
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

/** What of a conversation can be paid by card at this moment. Refusals: ALREADY_PAID, STATUS_CONFLICT. */
function payableOf(charges: readonly Charge[], eventId: string, now: Date): readonly Charge[] {
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

async function readLines(tx: Queryable, id: string): Promise<Lines> {
  const [attempt] = await tx.select().from(cardAttempts).where(eq(cardAttempts.id, id));
  if (!attempt) throw new Error('the card payment is not there');
  return {
    attempt,
    lines: await tx.select().from(cardAttemptLines).where(eq(cardAttemptLines.attemptId, id)),
  };
}

const isSame = ({ attempt, lines }: Lines, payerId: string, payable: readonly Charge[]) =>
  attempt.payerId === payerId &&
  lines.length === payable.length &&
  lines.every(({ chargeId, amount }) =>
    payable.some((charge) => charge.id === chargeId && charge.amount === amount),
  );

/** Refusal: PAYMENTS_NOT_CONFIGURED while the clinic's account takes nothing. */
async function accountOf(tx: Queryable, facilityId: string, now: Date) {
  const [clinic] = await tx
    .select({
      accountId: organizations.stripeAccountId,
      payments: organizations.paymentsStatus,
      ...standingColumns,
    })
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(eq(facilities.id, facilityId));
  if (!clinic || clinic.accountId === null || clinic.payments !== 'READY')
    throw new Refusal('PAYMENTS_NOT_CONFIGURED');
  const { feeBasisPoints: basisPoints } = allowanceAt(standingOf(clinic), now);
  return { accountId: clinic.accountId, basisPoints };
}
