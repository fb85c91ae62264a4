import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';
import { paymentStatusSql } from './payment-status.ts';

const [owed, booking] = aliases('owed', 'booking');

/**
 * Returns, in minor units, what was done and is to be paid. A visit that was called off or missed is not.
 *
 * @param whose which conversations are counted, of the table that it is given
 */
export const balanceOf = (whose: (table: SQL) => SQL) => sql`(
  select coalesce(sum(${owed}.price), 0) from conversations ${owed}
  where ${whose(owed)}
    and ${owed}.status = 'CLOSED' and ${owed}.price > 0 and ${paymentStatusSql(owed)} = 'TO_BE_PAID'
    and (select coalesce(bool_or(${booking}.valid), true) from calendar_events ${booking}
      where ${booking}.conversation_id = ${owed}.id))`;
