import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import {
  type EmailReader,
  enqueueNews,
  readersAmong,
  readersOfFacility,
} from '../../../emails/news-emails.ts';

/** Tells the admins of a facility that somebody asks to join its staff. */
export async function writeJoin(
  deps: Deps,
  { tx, now }: UnitOfWork,
  facilityId: string,
  userId: string,
): Promise<void> {
  const about = { news: 'JOIN', by: userId, facilityId, path: '/workspace/team' } as const;
  deps.outbox.enqueue(tx, 'notify', {
    kind: 'JOIN',
    by: userId,
    facilityId,
    conversation: null,
    to: await adminsOf(tx, facilityId),
    starts: [],
  });
  const once = `join:${facilityId}:${userId}:${now.getTime()}`;
  await write(deps, tx, await readersOfFacility(tx, facilityId), { ...about, once });
}

/** Tells somebody that a facility has let them join its staff. */
export async function writeJoinAccepted(
  deps: Deps,
  { tx, now }: UnitOfWork,
  facilityId: string,
  { userId, by }: { readonly userId: string; readonly by: string },
): Promise<void> {
  deps.outbox.enqueue(tx, 'notify', {
    kind: 'JOIN_ACCEPTED',
    by,
    facilityId,
    conversation: null,
    to: [userId],
    starts: [],
  });
  const about = { news: 'JOIN_ACCEPTED', by, facilityId, path: '/dashboard' } as const;
  const once = `join-accepted:${facilityId}:${userId}:${now.getTime()}`;
  await write(deps, tx, await readersAmong(tx, [userId]), { ...about, once });
}

/** Who lets people in; whoever asks may not know them. */
const adminsOf = (tx: Queryable, facilityId: string) =>
  withoutPersonIn(tx, 'announcements', async (all) => {
    const admins = await rowsOf<{ id: string }>(
      all,
      sql`select distinct m.user_id as id from facility_staff m
        where m.facility_id = ${facilityId} and m.level = 'admin'`,
    );
    return admins.map(({ id }) => id);
  });

type News = {
  readonly news: 'JOIN' | 'JOIN_ACCEPTED';
  /** Whose doing it is. */
  readonly by: string;
  readonly facilityId: string;
  readonly path: string;
  readonly once: string;
};

async function write(
  deps: Deps,
  tx: Queryable,
  readers: readonly EmailReader[],
  { by, facilityId, ...about }: News,
): Promise<void> {
  const [names] = await withoutPersonIn(tx, 'announcements', (all) =>
    rowsOf<{ person: string; facility: string; zone: string }>(
      all,
      sql`select u.first_name || ' ' || u.last_name as person, f.name as facility, f.timezone as zone
        from users u cross join facilities f where u.id = ${by} and f.id = ${facilityId}`,
    ),
  );
  if (names)
    await enqueueNews(deps, tx, readers, {
      ...about,
      ...names,
      conversationId: null,
      pets: [],
      starts: [],
    });
}
