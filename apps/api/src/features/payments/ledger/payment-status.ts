import type { PaymentStatus } from '@zampa/domain/payments/status';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { texts } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';

const [time, owed] = aliases('time', 'owed');

/**
 * SQL: whether conversation `c` has a price but lost its appointment or was closed without being started, and no
 * payment is open.
 */
export const isAppointmentCanceledSql = (
  c: SQL,
): SQL => sql`(${c}.price > 0 and ${c}.paid_at is null
  and (${c}.status = 'CLOSED' and ${c}.open_date is null
    or exists (select from calendar_events ${time} where ${time}.conversation_id = ${c}.id)
    and not exists (select from calendar_events ${time} where ${time}.conversation_id = ${c}.id and ${time}.valid))
  and not exists (select from charges ${owed}
    where ${owed}.conversation_id = ${c}.id and ${owed}.status in ('TO_BE_PAID', 'PENDING')))`;

/**
 * Returns whether a conversation lost its appointment and has no open payment. It then costs nothing until it is
 * booked again.
 */
export async function isAppointmentCanceled(
  tx: Queryable,
  conversationId: string,
): Promise<boolean> {
  const [conversation] = await rowsOf<{ calledOff: boolean }>(
    tx,
    sql`select ${isAppointmentCanceledSql(sql.raw('c'))} as "calledOff" from conversations c where c.id = ${conversationId}`,
  );
  return conversation?.calledOff ?? false;
}

/** SQL: the payment status of conversation `c`, like `paymentStatusOf` of the domain; a test compares the two. */
export const paymentStatusSql = (c: SQL): SQL => sql`case when ${c}.price = 0 then 'FREE'
  when ${c}.paid_at is not null then 'PAID'
  when ${c}.status = 'PENDING' then 'PENDING' when ${isAppointmentCanceledSql(c)} then 'UNKNOWN' else 'TO_BE_PAID' end`;

/** The payment status of conversation `c`. */
const paymentStatus: SQL = paymentStatusSql(sql`c`);

/**
 * SQL: whether conversation `c` has one of these payment statuses. Excluding free conversations by price lets the
 * planner use a partial index.
 */
export function hasPaymentStatusSql(statuses: readonly PaymentStatus[]): SQL {
  const priced = statuses.includes('FREE') ? sql`true` : sql`c.price > 0`;
  return sql`(${priced} and ${paymentStatus} = any(${texts(statuses)}))`;
}
