import type { PaymentStatus } from '@zampa/domain/payments/status';
import { sql, type SQL } from 'drizzle-orm';
import { texts } from '../../../db/arrays.ts';

/** Returns `paymentStatusOf` of the domain for a conversation, for PostgreSQL to say; a test holds the two together. */
export const paymentStatusSql = (c: SQL): SQL => sql`case when ${c}.price = 0 then 'FREE'
  when ${c}.paid_at is not null then 'PAID'
  when ${c}.status = 'PENDING' then 'PENDING' else 'TO_BE_PAID' end`;

/** The same for conversation `c`. */
const paymentStatus: SQL = paymentStatusSql(sql`c`);

/**
 * Finds conversations `c` whose payment stands so. Leaving the free ones out by their price leads to their own index.
 */
export function paidLike(wanted: readonly PaymentStatus[]): SQL {
  const priced = wanted.includes('FREE') ? sql`true` : sql`c.price > 0`;
  return sql`(${priced} and ${paymentStatus} = any(${texts(wanted)}))`;
}
