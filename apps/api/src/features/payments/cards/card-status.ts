import { facilities, organizations } from '@zampa/db/schema/facilities';
import type { PaymentsStatus } from '@zampa/domain/payments/account';
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/database.ts';
import type { PaymentProvider } from '../../../ports/payment-provider.ts';

type Parts = { readonly db: Database; readonly paymentProvider: PaymentProvider };

/** Returns whether clients of a facility can pay by card. */
export async function takesCards(tx: Queryable, facilityId: string): Promise<boolean> {
  const [organization] = await tx
    .select({ payments: organizations.paymentsStatus })
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(eq(facilities.id, facilityId));
  return organization?.payments === 'READY';
}

/** Asks the card provider how far an account is set up and keeps the answer, whoever rang before. */
export async function refreshCardStatus(
  { db, paymentProvider }: Parts,
  stripeId: string,
): Promise<PaymentsStatus> {
  const status = await paymentProvider.accountStatus(stripeId);
  await db
    .update(organizations)
    .set({ paymentsStatus: status })
    .where(eq(organizations.stripeAccountId, stripeId));
  return status;
}
