import { organizations } from '@zampa/db/schema/facilities';
import type { PaymentsStatus } from '@zampa/domain/payments/account';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import type { Cards } from '../ports/cards.ts';

type Parts = { readonly db: Database; readonly cards: Cards };

/** Asks the card provider how far an account is set up and keeps the answer, whoever rang before. */
export async function refreshCardStatus(
  { db, cards }: Parts,
  stripeId: string,
): Promise<PaymentsStatus> {
  const status = await cards.accountStatus(stripeId);
  await db
    .update(organizations)
    .set({ paymentsStatus: status })
    .where(eq(organizations.stripeAccountId, stripeId));
  return status;
}
