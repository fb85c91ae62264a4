import type { countRequests as call } from '@zampa/contract/inbox/count-requests';
import type { RequestCounts } from '@zampa/contract/inbox/count-requests';
import { MOST_OPEN_COUNTED } from '@zampa/domain/inbox/open-count';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import {
  visibleConversation,
  isNewConsultation,
  isUnreadByStaff,
  timeIsRequested,
  needsStaffAction,
} from '../../conversations/public.ts';
import type { PersonContext } from '../../../http/context.ts';

/**
 * Counts what waits at a facility for one of its staff, among what they may see: one walk of the index of what waits, one of
 * what waits for a payment, and one of what is in progress.
 */
export function countRequests({ viewer, tx, query, now }: PersonContext<typeof call>) {
  return countRequestsOf(tx, viewer, query.facilityId, now);
}

async function countRequestsOf(
  db: Queryable,
  viewer: Viewer,
  facilityId: string,
  now: Date,
): Promise<RequestCounts> {
  const [counts] = await rowsOf<RequestCounts>(
    db,
    sql`select
      count(*) filter (where is_new)::int as new,
      count(*) filter (where unread and category = 'CONSULTATION' and status = 'OPEN')::int as unread,
      count(*) filter (where unread and category <> 'CONSULTATION')::int as "visitsUnread",
      count(*) filter (where asked and booking = 'TO_BE_CONFIRMED')::int as "toBeConfirmed",
      count(*) filter (where asked and booking is distinct from 'TO_BE_CONFIRMED')::int as "toBeBooked",
      count(*) filter (where waits)::int as waiting,
      (select count(*)::int from conversations c where c.facility_id = ${facilityId} and c.status = 'PENDING'
        and ${visibleConversation(viewer)}) as "awaitingPayment",
      (select count(*)::int from (select from conversations c where c.facility_id = ${facilityId}
        and c.status = 'OPEN' and ${visibleConversation(viewer)} limit ${MOST_OPEN_COUNTED}) in_progress) as open
      from (
        select c.category, c.status, ${isNewConsultation} as is_new, ${needsStaffAction(viewer, now)} as waits,
          ${isUnreadByStaff(viewer)} as unread,
          ${timeIsRequested(now)} as asked, (select k.status from calendar_events k
            where k.conversation_id = c.id and k.valid) as booking
        from conversations c
        where c.facility_id = ${facilityId} and ${visibleConversation(viewer)} and c.waits_since is not null
          and (${isNewConsultation} or ${needsStaffAction(viewer, now)})
      ) waiting`,
  );
  if (!counts) throw new Error('a count returned no row');
  return counts;
}
