import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import {
  type EmailReader,
  readersAmong,
  readersOfFamily,
  enqueueNews,
} from '../../emails/news-emails.ts';

/** Writes to the admins of a family that somebody asks to join it. */
export async function writeFamilyRequest(
  deps: Deps,
  tx: Queryable,
  familyId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const admins = await readersOfFamily(tx, familyId, { except: userId, onlyAdmins: true });
  const about = { news: 'FAMILY_REQUEST', path: '/app/workspace/family' } as const;
  await write(
    deps,
    tx,
    admins,
    userId,
    about,
    `family-request:${familyId}:${userId}:${now.getTime()}`,
  );
}

/** Writes to somebody that a family has accepted them. */
export async function writeFamilyAccepted(
  deps: Deps,
  tx: Queryable,
  familyId: string,
  { userId, by }: { userId: string; by: string },
  now: Date,
): Promise<void> {
  const about = { news: 'FAMILY_ACCEPTED', path: '/app/dashboard' } as const;
  const newcomer = await readersAmong(tx, [userId]);
  await write(
    deps,
    tx,
    newcomer,
    by,
    about,
    `family-accepted:${familyId}:${userId}:${now.getTime()}`,
  );
}

async function write(
  deps: Deps,
  tx: Queryable,
  readers: readonly EmailReader[],
  by: string,
  about: { readonly news: 'FAMILY_REQUEST' | 'FAMILY_ACCEPTED'; readonly path: string },
  once: string,
): Promise<void> {
  const [author] = await rowsOf<{ name: string }>(
    tx,
    sql`select first_name || ' ' || last_name as name from users where id = ${by}`,
  );
  const rest = { facility: '', pets: [], starts: [], zone: 'UTC' };
  await enqueueNews(deps, tx, readers, { ...about, ...rest, person: author?.name ?? '' }, once);
}
