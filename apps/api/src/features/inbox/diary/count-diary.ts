import type { countDiary as call } from '@zampa/contract/inbox/count-diary';
import type { DiaryListCategory } from '@zampa/domain/conversations/diary-filter';
import { sql } from 'drizzle-orm';
import { refuseForeignFacility } from '../../../access/refuse-foreign-facility.ts';
import { rowsOf } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { candidateCtes, candidatesQuery } from '../lists/conversation-candidates.ts';
import { orderOf } from '../lists/conversation-order.ts';

/** The latest conversations and entries that are counted. */
const MOST_COUNTED = 10_000;

/**
 * Counts the items that a diary lists, by category. Errors: FACILITY_UNKNOWN for a facility that is not the
 * viewer's, VALIDATION.
 */
export async function countDiary({
  viewer,
  tx,
  params,
  query,
  body,
  now,
}: PersonContext<typeof call>) {
  const { filterByFacilityId: facilityId } = query;
  if (facilityId !== undefined) refuseForeignFacility(viewer, facilityId);
  const search = {
    now,
    limit: MOST_COUNTED,
    facilityId,
    userId: params.userId,
    order: 'date',
    filter: body,
  } as const;
  return rowsOf<{ category: DiaryListCategory; count: number }>(
    tx,
    sql`with ${candidateCtes(viewer, search)}counted as (
        select c.category from (${candidatesQuery(viewer, search, orderOf(viewer, search))}) c limit ${MOST_COUNTED})
      select category, count(*)::int as count from counted group by category order by category`,
  );
}
