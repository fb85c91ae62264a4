import type { countRequests as call } from '@zampa/contract/inbox/count-requests';
import type { RequestCounts } from '@zampa/contract/inbox/count-requests';
import { MOST_OPEN_COUNTED } from '@zampa/domain/inbox/open-count';
import { type CountedList, REQUEST_LIST_FILTERS } from '@zampa/domain/inbox/request-lists';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { texts } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import {
  visibleConversation,
  isNewConsultation,
  isTimeRequestedSql,
  needsStaffAction,
} from '../../conversations/public.ts';
import type { PersonContext } from '../../../http/context.ts';

/**
 * Counts a facility's requests for a team member, limited to requests that they may see. Uses three index scans:
 * awaiting staff, awaiting payment and in progress.
 */
export async function countRequests({ viewer, tx, query, now }: PersonContext<typeof call>) {
  const { facilityId, list } = query;
  const counts = await countRequestsOf(tx, viewer, facilityId, now);
  return list ? { ...counts, groups: await countGroups(tx, viewer, facilityId, list) } : counts;
}

/** Counts the conversations with the statuses of a list, of every category, by what they can be filtered by. */
function countGroups(db: Queryable, viewer: Viewer, facilityId: string, list: CountedList) {
  return rowsOf<NonNullable<RequestCounts['groups']>[number]>(
    db,
    sql`select c.priority, c.assignee_id as "assigneeId", c.category, count(*)::int as count
      from conversations c
      where c.facility_id = ${facilityId} and c.type = 'HEALTH'
        and c.status = any(${texts(REQUEST_LIST_FILTERS[list].statuses)}) and ${visibleConversation(viewer)}
      group by c.priority, c.assignee_id, c.category`,
  );
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
      count(*) filter (where waits and category = 'CONSULTATION' and not is_new)::int as "inProgressWaiting",
      count(*) filter (where waits and category <> 'CONSULTATION')::int as "visitsWaiting",
      count(*) filter (where asked and booking = 'TO_BE_CONFIRMED')::int as "toBeConfirmed",
      count(*) filter (where asked and booking is distinct from 'TO_BE_CONFIRMED')::int as "toBeBooked",
      count(*) filter (where waits)::int as waiting,
      (select count(*)::int from conversations c where c.facility_id = ${facilityId} and c.status = 'PENDING'
        and ${visibleConversation(viewer)}) as "awaitingPayment",
      (select count(*)::int from (select from conversations c where c.facility_id = ${facilityId}
        and c.status = 'OPEN' and ${visibleConversation(viewer)} limit ${MOST_OPEN_COUNTED}) in_progress) as open
      from (
        select c.category, ${isNewConsultation} as is_new, ${needsStaffAction(viewer, now)} as waits,
          ${isTimeRequestedSql(now)} as asked, (select k.status from calendar_events k
            where k.conversation_id = c.id and k.valid) as booking
        from conversations c
        where c.facility_id = ${facilityId} and ${visibleConversation(viewer)} and c.waits_since is not null
          and (${isNewConsultation} or ${needsStaffAction(viewer, now)})
      ) waiting`,
  );
  if (!counts) throw new Error('the count returned no row');
  return counts;
}
