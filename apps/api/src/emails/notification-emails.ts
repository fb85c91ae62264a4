import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { emailLimitKey } from '@zampa/domain/notifications/email-limit';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../db/alias.ts';
import { withoutPersonIn } from '../access/acting.ts';
import { notificationTimes } from '../channels/notification-times.ts';
import { rowsOf, type Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { NotificationValues } from './notification-texts.ts';
import { uuids } from '../db/arrays.ts';
import { notificationSms } from './digest-texts.ts';
import { enqueueSms } from './enqueue-sms.ts';
import { enqueueEmail } from './enqueue-email.ts';

export type EmailReader = {
  readonly name: string;
  readonly address: string;
  readonly language: 'en' | 'it';
  /** Null for a clinic at its own e-mail address, which has no preferences. */
  readonly userId: string | null;
  readonly mobile: string | null;
};

/**
 * Returns the key under which e-mails to a reader are counted: the person's id, or the facility's id for its own
 * address.
 */
export const readerKey = ({ userId }: EmailReader, facilityId: string): string =>
  userId ?? facilityId;

type News = Omit<NotificationValues, 'url'> & {
  /** Null if the notification is not about a conversation. */
  readonly conversationId: string | null;
  readonly path: string;
  /** Idempotency key: each reader gets one message per key. */
  readonly once: string;
  /** The person who caused the notification; absent if no person did. */
  readonly actorId?: string | null;
};

/**
 * Sends a notification once per reader and channel (e-mail, SMS) according to their preferences. Quiet hours delay
 * it until they end, and it is dropped if it was read by then. Notifications that one person can trigger
 * repeatedly are limited per reader and hour.
 */
export async function enqueueEmailAndSms(
  deps: Deps,
  tx: Queryable,
  readers: readonly EmailReader[],
  { path, once, actorId = null, conversationId, ...values }: News,
): Promise<void> {
  const now = deps.clock.now();
  const momentFor = await notificationTimes(tx, readers, {
    kind: values.news,
    conversationId,
    since: now,
    now,
    presence: 'NOBODY',
  });
  for (const reader of readers)
    await enqueueToReader(
      deps,
      tx,
      { reader, times: momentFor(reader) },
      {
        ...values,
        path,
        once,
        actorId,
        conversationId,
      },
    );
}

/** A recipient, and when to send by e-mail and by SMS, as `notificationTimes` returns it; null for not at all. */
export type TimedReader = {
  readonly reader: EmailReader;
  readonly times: Readonly<Record<'email' | 'sms', Date | null>>;
};

/** Sends a notification to one reader at their times. */
export async function enqueueToReader(
  deps: Deps,
  tx: Queryable,
  { reader, times: { email: at, sms } }: TimedReader,
  { path, once, actorId = null, conversationId, ...values }: News,
): Promise<void> {
  const now = deps.clock.now();
  const { name, address, language, userId, mobile } = reader;
  const content = { ...values, url: `${deps.publicUrl()}${path}` };
  const countedAs = emailLimitKey({
    news: values.news,
    actorId: actorId,
    reader: userId ?? address,
  });
  const email = {
    template: 'news',
    to: { name, address },
    language,
    ...(countedAs !== null && { countedAs }),
    values: content,
  } as const;
  const key = `${once}:${address.toLowerCase()}`;
  const about = userId && { userId, news: values.news, conversationId };
  if (at && at <= now) await enqueueEmail(deps, tx, email, { once: key });
  else if (at && about)
    deps.outbox.enqueue(tx, 'sendLaterEmail', { ...about, email }, { dueAt: at, once: key });
  if (!deps.sms || !mobile || !sms) return;
  const message = { to: mobile, text: notificationSms(language, content) };
  const onceBySms = `sms:${key}`;
  if (sms <= now)
    await enqueueSms(deps, tx, { ...message, userId, conversationId }, { once: onceBySms });
  else if (about)
    deps.outbox.enqueue(
      tx,
      'sendLaterSms',
      { ...about, ...message },
      { dueAt: sms, once: onceBySms },
    );
}

/** Returns a clinic's e-mail recipients: its own address if it has one, otherwise each of its admins. */
export async function findReadersOfFacility(
  tx: Queryable,
  facilityId: string,
): Promise<readonly EmailReader[]> {
  const admins = await withoutPersonIn(tx, 'announcements', (all) =>
    rowsOf<EmailReader>(
      all,
      sql`select distinct ${readerColumns(sql`u`, sql`a`)}
      from facility_staff m
      join users u on u.id = m.user_id and u.enabled
      left join accounts a on a.id = u.account_id
      where m.facility_id = ${facilityId} and m.level = 'admin' and coalesce(a.email, u.email) is not null
      order by address`,
    ),
  );
  const [place] = await rowsOf<{ name: string; email: string | null; country: string | null }>(
    tx,
    sql`select name, nullif(email, '') as email, country from facilities where id = ${facilityId}`,
  );
  if (!place?.email) return admins;
  const usual = place.country === 'IT' ? 'it' : 'en';
  return [
    {
      name: place.name,
      address: place.email,
      language: admins[0]?.language ?? usual,
      userId: null,
      mobile: null,
    },
  ];
}

const [person, account] = aliases('person', 'account');

/** Returns these people as e-mail recipients, without disabled people and people without an address. */
export const findReaders = (
  tx: Queryable,
  userIds: readonly string[],
): Promise<readonly EmailReader[]> =>
  findReadersWhere(tx, sql`${person}.id = any(${uuids(userIds)})`);

/** Returns the members of a family as e-mail recipients, except the person `except`. */
export const findReadersOfFamily = (
  tx: Queryable,
  familyId: string,
  { except, onlyAdmins = false }: { except: string | null; onlyAdmins?: boolean },
): Promise<readonly EmailReader[]> =>
  findReadersWhere(
    tx,
    sql`${person}.id is distinct from ${except}::uuid and exists (select from family_members fm where fm.user_id = ${person}.id
      and fm.family_id = ${familyId} and fm.status = 'ACTIVE'
      ${onlyAdmins ? sql`and fm.role_id = ${FAMILY_ADMIN}` : sql``})`,
  );

/** Runs without a person, since the sender may not see the recipients' addresses. */
const findReadersWhere = (tx: Queryable, like: SQL) =>
  withoutPersonIn(tx, 'announcements', (all) =>
    rowsOf<EmailReader>(
      all,
      sql`select ${readerColumns(person, account)}
        from users ${person} left join accounts ${account} on ${account}.id = ${person}.account_id
        where ${person}.enabled and coalesce(${account}.email, ${person}.email) is not null and ${like}
        order by address`,
    ),
  );

const readerColumns = (
  user: SQL,
  login: SQL,
) => sql`${user}.first_name || ' ' || ${user}.last_name as name,
  coalesce(${login}.email, ${user}.email) as address, ${user}.language,
  ${user}.id as "userId", nullif(${user}.mobile, '') as mobile`;
