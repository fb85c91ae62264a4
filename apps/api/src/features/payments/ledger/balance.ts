import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';

const [owed] = aliases('owed');

/**
 * SQL: the amount due in minor units: the sum of the payments that `GET /payments` lists as due, prepayments included.
 *
 * @param condition SQL condition on the charges to count, given the table's alias
 */
export const balanceSql = (condition: (table: SQL) => SQL) => sql`(
  select coalesce(sum(${owed}.amount), 0) from charges ${owed}
  where ${condition(owed)} and ${owed}.status in ('TO_BE_PAID', 'PENDING'))`;
