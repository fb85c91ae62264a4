import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';

const [owed] = aliases('owed');

/**
 * Returns, in minor units, what is asked for or was done, and is to be paid. What is only confirmed once it is paid is
 * not owed before.
 *
 * @param whose which charges are counted, of the table that it is given
 */
export const balanceOf = (whose: (table: SQL) => SQL) => sql`(
  select coalesce(sum(${owed}.amount), 0) from charges ${owed}
  where ${whose(owed)} and ${owed}.status in ('TO_BE_PAID', 'PENDING') and not ${owed}.upfront)`;
