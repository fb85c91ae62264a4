import { sql, type SQL } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { QUOTAS, type Quota } from '../../uploads/quotas.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

/**
 * Throws TOO_MANY_REQUESTS if the file would exceed the upload quota of the person, or of the facility with its
 * clients; `retryAfter` is the time until the oldest counted upload expires. Parallel uploads may slightly exceed the
 * quota.
 */
export async function requireQuota(
  { tx, now }: UnitOfWork,
  uploaderId: string,
  conversationId: string | null,
  bytes: number,
): Promise<void> {
  // Counts uploads of all people to the facility, which row-level security hides from the caller.
  await withoutPersonIn(tx, 'limits', async (all) => {
    await requirePersonalQuota(all, { uploaderId, bytes, now });
    if (!conversationId) return;
    const counted = sql`select f.size, f.created_at from files f
      join conversations c on c.id = f.conversation_id
      where c.facility_id = (select o.facility_id from conversations o where o.id = ${conversationId})
        and f.created_at > ${sinceOf(QUOTAS.facility, now)}`;
    await requireQuotaLeft({ tx: all, now }, QUOTAS.facility, counted, bytes);
  });
}

/**
 * Throws TOO_MANY_REQUESTS if the file would exceed the upload quota of the person. Refused and pending uploads count
 * too.
 */
export async function requirePersonalQuota(
  db: Queryable,
  {
    uploaderId,
    bytes,
    now,
  }: { readonly uploaderId: string; readonly bytes: number; readonly now: Date },
): Promise<void> {
  const since = sinceOf(QUOTAS.person, now);
  const counted = sql`select size, created_at from files
      where uploader_id = ${uploaderId} and created_at > ${since}
    union all
    select size, created_at from unstored_uploads
      where uploader_id = ${uploaderId} and created_at > ${since}`;
  await requireQuotaLeft({ tx: db, now }, QUOTAS.person, counted, bytes);
}

const sinceOf = ({ seconds }: Quota, now: Date) => new Date(now.getTime() - seconds * 1000);

async function requireQuotaLeft(
  { tx, now }: UnitOfWork,
  { most, seconds }: Quota,
  counted: SQL,
  bytes: number,
): Promise<void> {
  const [sum] = await rowsOf<{ bytes: number; oldest: number }>(
    tx,
    sql`select coalesce(sum(size), 0)::float8 as bytes,
      extract(epoch from min(created_at))::float8 as oldest from (${counted})`,
  );
  if (!sum || sum.bytes + bytes <= most) return;
  const retryAfter = Math.max(1, Math.ceil(sum.oldest + seconds - now.getTime() / 1000));
  throw new Refusal('TOO_MANY_REQUESTS', {
    retryAfter,
    fields: [{ field: 'image', code: 'daily_upload_quota' }],
    detail: 'The daily upload limit is reached. Please try again later.',
  });
}
