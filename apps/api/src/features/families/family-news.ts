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
export function writeFamilyRequest(
  deps: Deps,
  { tx, now }: UnitOfWork,
  familyId: string,
  userId: string,
): Promise<void> {
  const once = `family-request:${familyId}:${userId}:${dayOf(now, 'UTC')}`;
  return writeToAdmins(deps, tx, familyId, { news: 'FAMILY_REQUEST', by: userId, once });
}

/** Writes to the admins of a family that somebody has left it by themselves. */
export function writeRelativeLeft(
  deps: Deps,
  { tx, now }: UnitOfWork,
  familyId: string,
  userId: string,
): Promise<void> {
  const once = `relative-left:${familyId}:${userId}:${now.getTime()}`;
  return writeToAdmins(deps, tx, familyId, { news: 'RELATIVE_LEFT', by: userId, once });
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

/** Tells the admins of a family what somebody does who is no admin of it, or not any more. */
async function writeToAdmins(
  deps: Deps,
  tx: Queryable,
  familyId: string,
  about: Pick<News, 'by' | 'once'> & { readonly news: 'FAMILY_REQUEST' | 'RELATIVE_LEFT' },
): Promise<void> {
  const { news, by } = about;
  const admins = await readersOfFamily(tx, familyId, { except: by, onlyAdmins: true });
  await write(deps, tx, admins, { ...about, path: notificationPath(news, null) });
  const to = await adminsOf(tx, familyId);
  deps.outbox.enqueue(tx, 'notify', { kind: news, by, conversation: null, to, starts: [] });
}

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
  readonly news: 'FAMILY_REQUEST' | 'RELATIVE_LEFT' | Decision;
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
