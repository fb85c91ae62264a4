import { facilities, organizations } from '@zampa/db/schema/facilities';
import { isOpenCharge } from '@zampa/domain/payments/ledger';
import { unchargedAmount } from '@zampa/domain/payments/payment-due';
import { eq, sql } from 'drizzle-orm';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { LockedConversation } from '../../conversations/public.ts';
import { insertCharge, lockChargesOf, type Charge } from './charges.ts';

/** Reads the currency in which a facility is paid. */
export async function readFacilityCurrency(
  tx: Queryable,
  facilityId: string,
): Promise<'EUR' | 'USD'> {
  const [organization] = await tx
    .select({ currency: organizations.currency })
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(eq(facilities.id, facilityId));
  if (!organization) throw new Error('the facility was not found');
  return organization.currency;
}

/** Returns the part of a price that is not charged yet (`unchargedAmount`), in minor units. */
export async function computeUncharged(
  tx: Queryable,
  price: number,
  charges: readonly Charge[],
): Promise<number> {
  if (charges.length === 0) return price;
  const returned = await rowsOf<{ id: string; calledOff: number }>(
    tx,
    sql`select id, called_off_of(id) as "calledOff"
      from unnest(${uuids(charges.map(({ id }) => id))}) as charged (id)`,
  );
  const calledOff = new Map(returned.map((charge) => [charge.id, charge.calledOff]));
  return unchargedAmount(
    price,
    charges.map((charge) => ({ ...charge, calledOff: calledOff.get(charge.id) ?? 0 })),
  );
}

/** Charges the part of a locked conversation's price that is not charged yet, and returns all open charges. */
export async function chargeRemainder(
  { tx, now }: UnitOfWork,
  conversation: LockedConversation,
  userId: string | null,
): Promise<readonly Charge[]> {
  const { id: conversationId, facilityId, familyId, price } = conversation;
  const charges = await lockChargesOf(tx, [conversationId]);
  const open = charges.filter(({ status }) => isOpenCharge(status));
  const amount = await computeUncharged(tx, price, charges);
  if (amount <= 0) return open;
  const isPaidOnce = charges.some(({ kind, status }) => kind === 'PAYMENT' && status !== 'FAILED');
  const rest = await insertCharge(
    { tx, now },
    {
      conversationId,
      facilityId,
      familyId,
      kind: isPaidOnce ? 'INSTALLMENT' : 'PAYMENT',
      paymentType: 'UNKNOWN',
      currency: await readFacilityCurrency(tx, facilityId),
      amount,
    },
    userId,
  );
  return [...open, rest];
}

/** Charges the price of a service that has just ended. */
export async function chargeForService(
  { tx, now }: UnitOfWork,
  conversation: LockedConversation,
  userId: string,
): Promise<void> {
  if (conversation.price > 0) await chargeRemainder({ tx, now }, conversation, userId);
}
