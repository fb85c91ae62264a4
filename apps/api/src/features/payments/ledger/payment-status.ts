import type { PaymentStatus } from '@zampa/domain/payments/status';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { texts } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';

const [time, owed] = aliases('time', 'owed');

/**
 * Returns whether what has a price had a time that is none any more, and nothing is asked for all the same; of
 * conversation `c`.
 */
export const isCalledOff = (c: SQL): SQL => sql`(${c}.price > 0 and ${c}.paid_at is null
  and exists (select from calendar_events ${time} where ${time}.conversation_id = ${c}.id)
  and not exists (select from calendar_events ${time} where ${time}.conversation_id = ${c}.id and ${time}.valid)
  and not exists (select from charges ${owed}
    where ${owed}.conversation_id = ${c}.id and ${owed}.status in ('TO_BE_PAID', 'PENDING')))`;

/** Tells whether what a conversation was to cost had a time that is none any more: it costs nothing until it has another. */
export async function wasCalledOff(tx: Queryable, conversationId: string): Promise<boolean> {
  const [conversation] = await rowsOf<{ calledOff: boolean }>(
    tx,
    sql`select ${isCalledOff(sql.raw('c'))} as "calledOff" from conversations c where c.id = ${conversationId}`,
  );
  return conversation?.calledOff ?? false;
}

/** Returns `paymentStatusOf` of the domain for a conversation, for PostgreSQL to say; a test holds the two together. */
export const paymentStatusSql = (c: SQL): SQL => sql`case when ${c}.price = 0 then 'FREE'
  when ${c}.paid_at is not null then 'PAID'
  when ${c}.status = 'PENDING' then 'PENDING' when ${isCalledOff(c)} then 'UNKNOWN' else 'TO_BE_PAID' end`;

/** The same for conversation `c`. */
const paymentStatus: SQL = paymentStatusSql(sql`c`);

/**
 * Finds conversations `c` whose payment stands so. Leaving the free ones out by their price leads to their own index.
 */
export function paidLike(wanted: readonly PaymentStatus[]): SQL {
  const priced = wanted.includes('FREE') ? sql`true` : sql`c.price > 0`;
  return sql`(${priced} and ${paymentStatus} = any(${texts(wanted)}))`;
}
