import { charges, ledgerEntries } from '@zampa/db/schema/payments';
import {
  applyEntry,
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
  /** The actor; null for the provider or a scheduled job. */
  readonly userId?: string | null;
  /** Idempotency key: a second entry with the same reference is ignored. */
  readonly reference?: string;
};

/** Columns of the charge that change together with a ledger entry. */
type ChangedColumns = Partial<
  Pick<Charge, 'kind' | 'paymentType' | 'askedAt' | 'paidBy' | 'expiresAt' | 'deposit'>
>;

/** Locks charges until commit, always in the same order. */
export function lockCharges(tx: Queryable, condition: SQL | undefined): Promise<Charge[]> {
  return tx.select().from(charges).where(condition).orderBy(charges.id).for('update');
}

/** Locks the open charges of conversations. */
export async function lockOpenCharges(
  tx: Queryable,
  conversationIds: readonly string[],
): Promise<Charge[]> {
  return (await lockChargesOf(tx, conversationIds)).filter(({ status }) => isOpenCharge(status));
}

/** Locks all charges of conversations. */
export const lockChargesOf = (tx: Queryable, conversationIds: readonly string[]) =>
  lockCharges(tx, inArray(charges.conversationId, [...conversationIds]));

/** Assigns prepayments that have no booking yet to this booking. */
export async function assignToBooking(
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

/** Releases a visit's prepayment from a booking that was undone, so that the next booking gets it. */
export async function releaseFromBooking(
  tx: Queryable,
  conversationId: string,
  bookingId: string,
): Promise<void> {
  await tx
    .update(charges)
    .set({ bookingId: null })
    .where(
      and(
        eq(charges.conversationId, conversationId),
        eq(charges.upfront, true),
        eq(charges.bookingId, bookingId),
      ),
    );
}

/** Creates a charge with its first ledger entry. */
export async function insertCharge(
  { tx, now }: UnitOfWork,
  { amount, ...charge }: NewCharge,
  userId: string | null,
): Promise<Charge> {
  const balance = applyEntry(null, { type: 'PRICED', amount });
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

/** Adds an entry to the ledger of a locked charge and returns the updated charge. Idempotent by reference. */
export async function recordEntry(
  { tx, now }: UnitOfWork,
  charge: Charge,
  { type, amount = 0, userId = null, reference }: NewEntry,
  columns: ChangedColumns = {},
): Promise<Charge> {
  const seq = charge.version + 1;
  const of = { chargeId: charge.id, facilityId: charge.facilityId, seq };
  const [written] = await tx
    .insert(ledgerEntries)
    .values({ ...of, type, amount, userId, reference, createdAt: now })
    .onConflictDoNothing()
    .returning({ seq: ledgerEntries.seq });
  if (!written) return charge;
  const balance = applyEntry(storedBalance(charge), { type, amount });
  const isPaidNow = balance.status === 'PAID' && charge.status !== 'PAID';
  const [changed] = await tx
    .update(charges)
    .set({
      ...balance,
      ...columns,
      version: seq,
      updatedAt: now,
      ...(isPaidNow && { paidAt: now }),
    })
    .where(and(eq(charges.id, charge.id), eq(charges.version, charge.version)))
    .returning();
  if (!changed) throw new Error('the charge was changed without holding its lock');
  return changed;
}

/** Returns the balance stored on a charge, which is the result of its ledger entries. */
export const storedBalance = ({
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
