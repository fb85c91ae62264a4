import { sql, type SQL } from 'drizzle-orm';

/**
 * Returns the address at which person `u` with account `a` is written to about a booking, relation `fc`: until they
 * accept the one that the facility typed. A link of a letter is good as long as that is the address it went to.
 */
export const writtenTo: SQL = sql`coalesce(
  case when fc.user_id = u.id then fc.contact->>'email' end, a.email, u.email)`;
