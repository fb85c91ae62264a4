import { facilities, organizations } from '@zampa/db/schema/facilities';
import type { PaymentsStatus } from '@zampa/domain/payments/account';
import { eq } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { disablePaidServices } from './disable-paid-services.ts';

/** Returns whether clients of a facility can pay by card. */
export async function canTakeCards(tx: Queryable, facilityId: string): Promise<boolean> {
  const [organization] = await tx
    .select({ payments: organizations.paymentsStatus })
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(eq(facilities.id, facilityId));
  return organization?.payments === 'READY';
}

/**
 * Reads the setup status of a card account from the provider and saves it. When an account is rejected, disables all
 * services with a price.
 */
export async function refreshCardStatus(deps: Deps, stripeId: string): Promise<PaymentsStatus> {
  const status = await deps.paymentProvider.accountStatus(stripeId);
  await inTransaction(deps.db, async (tx) => {
    const [owner] = await tx
      .select({ id: organizations.id, before: organizations.paymentsStatus })
      .from(organizations)
      .where(eq(organizations.stripeAccountId, stripeId))
      .for('update');
    if (!owner || owner.before === status) return;
    await tx
      .update(organizations)
      .set({ paymentsStatus: status })
      .where(eq(organizations.id, owner.id));
    if (status === 'REJECTED') await disablePaidServices(deps, tx, owner.id, stripeId);
  });
  return status;
}
