import { sql, type SQL } from 'drizzle-orm';
import { paymentStatus } from './payment-status.ts';

/**
 * Minor units: what was done and is to be paid. A visit that was called off or missed is not.
 *
 * @param whose which conversations `c` are counted
 */
export const balanceOf = (whose: SQL) => sql`(select coalesce(sum(c.price), 0) from conversations c
  where ${whose}
    and c.status = 'CLOSED' and c.price > 0 and ${paymentStatus} = 'TO_BE_PAID'
    and (select coalesce(bool_or(k.valid), true) from calendar_events k where k.conversation_id = c.id))`;
