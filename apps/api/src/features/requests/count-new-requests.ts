import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../platform/database.ts';
import { visibleConversation } from '../../records/conversations.ts';

/** Consultations of a facility that nobody has started yet, of those that the viewer may see. */
export async function countNewRequests(
  db: Queryable,
  viewer: Viewer,
  facilityId: string,
): Promise<{ new: number }> {
  const [row] = await rowsOf<{ new: number }>(
    db,
    sql`select count(*)::int as new from conversations c
      where c.facility_id = ${facilityId} and c.status = 'NEW' and c.category = 'CONSULTATION'
        and ${visibleConversation(viewer)}`,
  );
  return row ?? { new: 0 };
}
