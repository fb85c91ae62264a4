import { sql, type SQL } from 'drizzle-orm';

/**
 * SQL for the e-mail address of person `u` (account `a`) for bookings of relation `fc`: the address typed by the
 * facility until the client accepts, then the person's own. A booking link is valid only while this is the address it
 * was sent to.
 */
export const bookingEmailAddress: SQL = sql`coalesce(
  case when fc.user_id = u.id then fc.contact->>'email' end, a.email, u.email)`;
