import { sql } from 'drizzle-orm';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { isNameless } from '@zampa/domain/notifications/notification-kinds';
import { notificationPath } from '@zampa/domain/notifications/notification-path';
import { dayOf } from '@zampa/domain/time/wall-clock';
import { withoutPersonIn } from '../../access/acting.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import {
  type EmailReader,
  readersAmong,
  readersOfFamily,
  enqueueNews,
} from '../../emails/news-emails.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

/** Writes to the admins of a family that somebody asks to join it; who asks again is one letter a day. */
export async function writeFamilyRequest(
  deps: Deps,
  { tx, now }: UnitOfWork,
  familyId: string,
  userId: string,
): Promise<void> {
  const admins = await readersOfFamily(tx, familyId, { except: userId, onlyAdmins: true });
  const once = `family-request:${familyId}:${userId}:${dayOf(now, 'UTC')}`;
  const about = { news: 'FAMILY_REQUEST', path: '/app/workspace/family', once } as const;
  await write(deps, tx, admins, { ...about, by: userId });
  deps.outbox.enqueue(tx, 'notify', {
    kind: 'FAMILY_REQUEST',
    by: userId,
    conversation: null,
    to: await adminsOf(tx, familyId),
    starts: [],
  });
}

/**
 * Tells somebody what a family has decided about them: that it has accepted them, or not, or that an admin has taken them
 * out of it.
 */
export async function writeMembershipNews(
  deps: Deps,
  { tx, now }: UnitOfWork,
  familyId: string,
  { news, userId, by }: { readonly news: Decision; readonly userId: string; readonly by: string },
): Promise<void> {
  const once = `${news.toLowerCase()}:${familyId}:${userId}:${now.getTime()}`;
  const about = { news, path: notificationPath(news, null), once } as const;
  await write(deps, tx, await readersAmong(tx, [userId]), { ...about, by });
  const notice = { kind: news, by, conversation: null, to: [userId], starts: [] } as const;
  deps.outbox.enqueue(tx, 'notify', notice);
}

type Decision = 'FAMILY_ACCEPTED' | 'FAMILY_DECLINED' | 'FAMILY_LEFT';

/** Who lets people into a family. */
const adminsOf = (tx: Queryable, familyId: string) =>
  withoutPersonIn(tx, 'announcements', async (all) => {
    const admins = await rowsOf<{ id: string }>(
      all,
      sql`select user_id as id from family_members
        where family_id = ${familyId} and status = 'ACTIVE' and role_id = ${FAMILY_ADMIN}`,
    );
    return admins.map(({ id }) => id);
  });

type News = {
  readonly news: 'FAMILY_REQUEST' | Decision;
  readonly path: string;
  readonly once: string;
  /** Whose doing it is. */
  readonly by: string;
};

async function write(
  deps: Deps,
  tx: Queryable,
  readers: readonly EmailReader[],
  { by, ...about }: News,
): Promise<void> {
  const [author] = await rowsOf<{ name: string }>(
    tx,
    sql`select first_name || ' ' || last_name as name from users where id = ${by}`,
  );
  const rest = { conversationId: null, facility: '', pets: [], starts: [], zone: 'UTC' };
  const person = isNameless(about.news) ? '' : (author?.name ?? '');
  await enqueueNews(deps, tx, readers, { ...about, ...rest, person });
}
