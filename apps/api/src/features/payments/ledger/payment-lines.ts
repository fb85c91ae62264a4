import type { PaymentLine } from '@zampa/domain/conversations/payment-notices';
import { sql, type SQL } from 'drizzle-orm';
import { isoInstant } from '../../../db/instants.ts';
import { aliases } from '../../../db/alias.ts';

const [owed, line] = aliases('owed', 'line');

/** A {@link PaymentLine} as read from the database. The timestamp is in PostgreSQL's format. */
export type PaymentLineRow = PaymentLine;

/** Returns a query of a conversation's payment history in order, as {@link PaymentLineRow}. */
export const paymentLinesSql = (conversationId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('type', ${line}.type, 'upfront', ${owed}.upfront,
      'amount', case when ${line}.amount > 0 then ${line}.amount else ${owed}.amount end,
      'date', iso_micros(${line}.created_at))
    order by ${line}.created_at, ${owed}.created_at, ${owed}.id, ${line}.seq), '[]')
  from charges ${owed} join ledger_entries ${line} on ${line}.charge_id = ${owed}.id
  where ${owed}.conversation_id = ${conversationId})`;

/** Returns a payment history entry in the format of the contract. */
export const shapePaymentLine = (row: PaymentLineRow): PaymentLine => ({
  ...row,
  date: isoInstant(row.date),
});
