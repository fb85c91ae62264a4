import { charges, ledgerEntries } from '@zampa/db/schema/payments';
import {
  afterEntry,
  isOpenCharge,
  type ChargeBalance,
  type EntryType,
} from '@zampa/domain/payments/ledger';
import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { newId } from '../../../db/ids.ts';
import type { Queryable } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';

export type Charge = typeof charges.$inferSelect;

export type NewCharge = Pick<
  typeof charges.$inferInsert,
  | 'conversationId'
  | 'facilityId'
  | 'familyId'
  | 'bookingId'
  | 'kind'
  | 'paymentType'
  | 'currency'
  | 'upfront'
  | 'expiresAt'
  | 'askedAt'
  | 'deposit'
> & { readonly amount: number };

type NewEntry = {
  readonly type: EntryType;
  readonly amount?: number;
  /** Who did it; nobody where the provider or the clock did. */
  readonly userId?: string | null;
  /** What it came of: the same is written once. */
  readonly reference?: string;
};

/** What else changes with a line of the ledger. */
type Along = Partial<Pick<Charge, 'paymentType' | 'askedAt' | 'paidBy' | 'expiresAt'>>;

/** Locks charges until commit, always in the same order. */
export function lockCharges(tx: Queryable, which: SQL | undefined): Promise<Charge[]> {
  return tx.select().from(charges).where(which).orderBy(charges.id).for('update');
}

/** Locks the charges of conversations that are still to be paid. */
export async function lockOpenCharges(
  tx: Queryable,
  conversationIds: readonly string[],
): Promise<Charge[]> {
  return (await lockChargesOf(tx, conversationIds)).filter(({ status }) => isOpenCharge(status));
}

/** Locks all charges of conversations. */
export const lockChargesOf = (tx: Queryable, conversationIds: readonly string[]) =>
  lockCharges(tx, inArray(charges.conversationId, [...conversationIds]));

/** Notes that what is to be paid upfront, or was, and named no time yet is for this one. */
export async function tieToBooking(
  tx: Queryable,
  conversationId: string,
  bookingId: string,
): Promise<void> {
  await tx
    .update(charges)
    .set({ bookingId })
    .where(
      and(
        eq(charges.conversationId, conversationId),
        eq(charges.upfront, true),
        isNull(charges.bookingId),
        ne(charges.status, 'FAILED'),
      ),
    );
}

/** Writes down something that is owed, with its first line in the ledger. */
export async function insertCharge(
  { tx, now }: UnitOfWork,
  { amount, ...charge }: NewCharge,
  userId: string | null,
): Promise<Charge> {
  const balance = afterEntry(null, { type: 'PRICED', amount });
  const [inserted] = await tx
    .insert(charges)
    .values({ ...charge, ...balance, id: newId(), version: 1, createdAt: now, updatedAt: now })
    .returning();
  if (!inserted) throw new Error('insert returned no row');
  await tx.insert(ledgerEntries).values({
    chargeId: inserted.id,
    facilityId: inserted.facilityId,
    seq: 1,
    type: 'PRICED',
    amount,
    userId,
    createdAt: now,
  });
  return inserted;
}

/**
 * Writes a line into the ledger of a locked charge and returns the charge as it is then; what was written down before,
 * by its reference, changes nothing.
 */
export async function recordEntry(
  { tx, now }: UnitOfWork,
  charge: Charge,
  { type, amount = 0, userId = null, reference }: NewEntry,
  along: Along = {},
): Promise<Charge> {
  const seq = charge.version + 1;
  const of = { chargeId: charge.id, facilityId: charge.facilityId, seq };
  const [written] = await tx
    .insert(ledgerEntries)
    .values({ ...of, type, amount, userId, reference, createdAt: now })
    .onConflictDoNothing()
    .returning({ seq: ledgerEntries.seq });
  if (!written) return charge;
  const balance = afterEntry(keptBalance(charge), { type, amount });
  const isPaidNow = balance.status === 'PAID' && charge.status !== 'PAID';
  const [changed] = await tx
    .update(charges)
    .set({ ...balance, ...along, version: seq, updatedAt: now, ...(isPaidNow && { paidAt: now }) })
    .where(and(eq(charges.id, charge.id), eq(charges.version, charge.version)))
    .returning();
  if (!changed) throw new Error('a charge was written to without its lock');
  return changed;
}

/** Returns what the lines of a charge come to, as they are kept on it. */
export const keptBalance = ({
  status,
  reason,
  amount,
  captured,
  cash,
  refunded,
  cashReturned,
  dispute,
}: Charge): ChargeBalance => ({
  status,
  reason,
  amount,
  captured,
  cash,
  refunded,
  cashReturned,
  dispute,
});
