import { sql } from 'drizzle-orm';
import { inTransaction, rowsOf } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { bookingEmailAddress } from '../links/booking-email-address.ts';

/** Maximum number of e-mails; more than the upcoming appointments of a family. */
const MOST = 50;

/**
 * Sends the confirmations of a person's upcoming appointments again after their e-mail address has changed, because
 * links in earlier e-mails are valid only for the old address. Skips appointments whose e-mails go to an address
 * typed by the clinic, which has not changed.
 */
export function rewriteBookings(deps: Deps): JobHandler<'rewriteBookings'> {
  return async ({ accountId }, key) => {
    await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now();
      const ahead = await rowsOf<{ bookingId: string; start: string; to: string }>(
        tx,
        sql`select k.id as "bookingId", iso_instant(k.starts_at) as start, u.id as to
          from accounts a
          join users u on u.account_id = a.id
          join family_members fm on fm.user_id = u.id and fm.status = 'ACTIVE'
          join conversations c on c.family_id = fm.family_id
          join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
          join calendar_events k on k.conversation_id = c.id and k.valid and k.status in ('NEW', 'UPDATED')
          where a.id = ${accountId} and u.id in (fc.user_id, c.creator_id) and k.starts_at > ${now}
            and ${bookingEmailAddress} = a.email
          order by k.starts_at, k.id limit ${MOST}`,
      );
      for (const booking of ahead)
        deps.outbox.enqueue(
          tx,
          'writeBookingEmail',
          { ...booking, email: 'CONFIRMED' },
          { once: `${key}:${booking.bookingId}` },
        );
    });
  };
}
