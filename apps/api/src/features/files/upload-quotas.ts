import { conversations } from '@zampa/db/schema/conversations';
import { files } from '@zampa/db/schema/files';
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { QUOTAS, type Quota } from '../../uploads/quotas.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

/**
 * Refuses a file with which a person, or a facility with its clients, would have uploaded more than their share.
 * Several that come at once may pass together: a share guards the disk, not the last byte of it.
 * Refusal: TOO_MANY_REQUESTS, with the seconds until something of what was counted is too old to count.
 */
export async function requireQuota(
  { tx, now }: UnitOfWork,
  uploaderId: string,
  conversationId: string | null,
  bytes: number,
): Promise<void> {
  // What others sent to the same facility counts too, although nobody here may see it.
  await withoutPersonIn(tx, 'limits', async (all) => {
    await requireShare({ tx: all, now }, QUOTAS.person, eq(files.uploaderId, uploaderId), bytes);
    if (!conversationId) return;
    const facility = sql`(select c.facility_id from conversations c where c.id = ${conversationId})`;
    const ofFacility = sql`${conversations.facilityId} = ${facility}`;
    await requireShare({ tx: all, now }, QUOTAS.facility, ofFacility, bytes);
  });
}

async function requireShare(
  { tx, now }: UnitOfWork,
  { most, seconds }: Quota,
  counted: SQL,
  bytes: number,
): Promise<void> {
  const since = new Date(now.getTime() - seconds * 1000);
  const [sum] = await tx
    .select({
      bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8`,
      oldest: sql<number>`extract(epoch from min(${files.createdAt}))::float8`,
    })
    .from(files)
    .leftJoin(conversations, eq(conversations.id, files.conversationId))
    .where(and(counted, gt(files.createdAt, since)));
  if (!sum || sum.bytes + bytes <= most) return;
  const retryAfter = Math.max(1, Math.ceil(sum.oldest + seconds - now.getTime() / 1000));
  throw new Refusal('TOO_MANY_REQUESTS', { retryAfter });
}
