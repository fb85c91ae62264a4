import type { PaymentLine } from '@zampa/domain/conversations/payment-notices';
import { sql, type SQL } from 'drizzle-orm';
import { isoInstant } from '../../../db/instants.ts';
import { aliases } from '../../../db/alias.ts';

const [owed, line] = aliases('owed', 'line');

/** A {@link PaymentLine} as it is read; its instant is as PostgreSQL writes it. */
export type PaymentLineRow = PaymentLine;

/** Returns a query of what happened to what is owed for a conversation, in its order, as {@link PaymentLineRow}. */
export const paymentLinesOf = (conversationId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('type', ${line}.type, 'upfront', ${owed}.upfront,
      'amount', case when ${line}.amount > 0 then ${line}.amount else ${owed}.amount end,
      'date', iso_micros(${line}.created_at))
    order by ${line}.created_at, ${owed}.created_at, ${owed}.id, ${line}.seq), '[]')
  from charges ${owed} join ledger_entries ${line} on ${line}.charge_id = ${owed}.id
  where ${owed}.conversation_id = ${conversationId})`;

/** Returns what happened to a payment as callers are told of it. */
export const shapePaymentLine = (row: PaymentLineRow): PaymentLine => ({
  ...row,
  date: isoInstant(row.date),
});
