import { sql } from 'drizzle-orm';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { isAnonymous } from '@zampa/domain/notifications/notification-kinds';
import { notificationPath } from '@zampa/domain/notifications/notification-path';
import { dayOf } from '@zampa/domain/time/wall-clock';
import { withoutPersonIn } from '../../access/acting.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import {
  type EmailReader,
  findReaders,
  findReadersOfFamily,
  enqueueEmailAndSms,
} from '../../emails/notification-emails.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

/** Notifies the admins of a family that someone asks to join. Repeated requests send one e-mail a day. */
export function notifyFamilyRequest(
  deps: Deps,
  { tx, now }: UnitOfWork,
  familyId: string,
  userId: string,
): Promise<void> {
  const once = `family-request:${familyId}:${userId}:${dayOf(now, 'UTC')}`;
  return notifyFamilyAdmins(deps, tx, familyId, { news: 'FAMILY_REQUEST', actorId: userId, once });
}

/** Notifies the admins of a family that a member has left by their own choice. */
export function notifyMemberLeft(
  deps: Deps,
  { tx, now }: UnitOfWork,
  familyId: string,
  userId: string,
): Promise<void> {
  const once = `relative-left:${familyId}:${userId}:${now.getTime()}`;
  return notifyFamilyAdmins(deps, tx, familyId, { news: 'RELATIVE_LEFT', actorId: userId, once });
}

/** Notifies a person that a family accepted, declined or removed them. */
export async function notifyMembershipDecision(
  deps: Deps,
  { tx, now }: UnitOfWork,
  familyId: string,
  {
    news,
    userId,
    actorId,
  }: { readonly news: Decision; readonly userId: string; readonly actorId: string },
): Promise<void> {
  const once = `${news.toLowerCase()}:${familyId}:${userId}:${now.getTime()}`;
  const about = { news, path: notificationPath(news, null), once } as const;
  await sendFamilyEmails(deps, tx, await findReaders(tx, [userId]), { ...about, actorId });
  const notice = { kind: news, by: actorId, conversation: null, to: [userId], starts: [] } as const;
  deps.outbox.enqueue(tx, 'notify', notice);
}

type Decision = 'FAMILY_ACCEPTED' | 'FAMILY_DECLINED' | 'FAMILY_LEFT';

/** Notifies the admins of a family of a person who asks to join or has left. */
async function notifyFamilyAdmins(
  deps: Deps,
  tx: Queryable,
  familyId: string,
  about: Pick<FamilyEmail, 'actorId' | 'once'> & {
    readonly news: 'FAMILY_REQUEST' | 'RELATIVE_LEFT';
  },
): Promise<void> {
  const { news, actorId } = about;
  const admins = await findReadersOfFamily(tx, familyId, { except: actorId, onlyAdmins: true });
  await sendFamilyEmails(deps, tx, admins, { ...about, path: notificationPath(news, null) });
  const to = await findFamilyAdmins(tx, familyId);
  deps.outbox.enqueue(tx, 'notify', {
    kind: news,
    by: actorId,
    conversation: null,
    to,
    starts: [],
  });
}

/** Finds the admins of a family, who decide about its members. */
const findFamilyAdmins = (tx: Queryable, familyId: string) =>
  withoutPersonIn(tx, 'announcements', async (all) => {
    const admins = await rowsOf<{ id: string }>(
      all,
      sql`select user_id as id from family_members
        where family_id = ${familyId} and status = 'ACTIVE' and role_id = ${FAMILY_ADMIN}`,
    );
    return admins.map(({ id }) => id);
  });

type FamilyEmail = {
  readonly news: 'FAMILY_REQUEST' | 'RELATIVE_LEFT' | Decision;
  readonly path: string;
  readonly once: string;
  /** User id of the person who acted. */
  readonly actorId: string;
};

async function sendFamilyEmails(
  deps: Deps,
  tx: Queryable,
  readers: readonly EmailReader[],
  { actorId, ...about }: FamilyEmail,
): Promise<void> {
  const [author] = await rowsOf<{ name: string }>(
    tx,
    sql`select first_name || ' ' || last_name as name from users where id = ${actorId}`,
  );
  const rest = { conversationId: null, facility: '', pets: [], starts: [], zone: 'UTC' };
  const person = isAnonymous(about.news) ? '' : (author?.name ?? '');
  await enqueueEmailAndSms(deps, tx, readers, { ...about, ...rest, person });
}
