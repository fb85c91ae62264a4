import { conversations } from '@zampa/db/schema/conversations';
import { and, count, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';

/** Consultations of a facility that nobody has started yet. */
export async function countNewRequests(
  db: Queryable,
  facilityId: string,
): Promise<{ new: number }> {
  const [row] = await db
    .select({ new: count() })
    .from(conversations)
    .where(
      and(
        eq(conversations.facilityId, facilityId),
        eq(conversations.status, 'NEW'),
        eq(conversations.category, 'CONSULTATION'),
      ),
    );
  return { new: row?.new ?? 0 };
}
