import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { letterBoundKey } from '@zampa/domain/notifications/letter-bound';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../db/alias.ts';
import { withoutPersonIn } from '../access/acting.ts';
import { momentsToTell } from '../channels/moments-to-tell.ts';
import { rowsOf, type Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { NewsValues } from './news-texts.ts';
import { uuids } from '../db/arrays.ts';
import { newsSms } from './digest-texts.ts';
import { enqueueSms } from './enqueue-sms.ts';
import { enqueueEmail } from './enqueue-email.ts';

export type EmailReader = {
  readonly name: string;
  readonly address: string;
  readonly language: 'en' | 'it';
  /** Null for a clinic at its own address, which is nobody's to choose for. */
  readonly userId: string | null;
  readonly mobile: string | null;
};

/** Returns whom letters are kept by: the person, or the clinic at its own address. */
export const readerKey = ({ userId }: EmailReader, facilityId: string): string =>
  userId ?? facilityId;

type News = Omit<NewsValues, 'url'> & {
  /** Null for what is about people who belong together. */
  readonly conversationId: string | null;
  readonly path: string;
  /** What it is about; of several with the same, each reader gets one. */
  readonly once: string;
  /** Who did it; absent where nobody did. */
  readonly by?: string | null;
};

/**
 * Tells each reader of news once by each way that they want, by e-mail and by SMS; in their quiet hours once these have
 * ended, if they have not read by then. Of what one person can do again and again a reader gets so many letters in an hour.
 */
export async function enqueueNews(
  deps: Deps,
  tx: Queryable,
  readers: readonly EmailReader[],
  { path, once, by = null, conversationId, ...values }: News,
): Promise<void> {
  const now = deps.clock.now();
  const momentFor = await momentsToTell(tx, readers, {
    kind: values.news,
    conversationId,
    since: now,
    now,
    presence: 'NOBODY',
  });
  for (const reader of readers) {
    const { name, address, language, userId, mobile } = reader;
    const { email: at, sms } = momentFor(reader);
    const told = { ...values, url: `${deps.publicUrl()}${path}` };
    const countedAs = letterBoundKey({ news: values.news, by, reader: userId ?? address });
    const email = {
      template: 'news',
      to: { name, address },
      language,
      ...(countedAs !== null && { countedAs }),
      values: told,
    } as const;
    const key = `${once}:${address.toLowerCase()}`;
    const about = userId && { userId, news: values.news, conversationId };
    if (at && at <= now) await enqueueEmail(deps, tx, email, { once: key });
    else if (at && about)
      deps.outbox.enqueue(tx, 'sendLaterEmail', { ...about, email }, { dueAt: at, once: key });
    if (!deps.sms || !mobile || !sms) continue;
    const message = { to: mobile, text: newsSms(language, told) };
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
}

/** Returns where a clinic reads of something: at its own address where it has one, else its admins each at theirs. */
export async function readersOfFacility(
  tx: Queryable,
  facilityId: string,
): Promise<readonly EmailReader[]> {
  const admins = await withoutPersonIn(tx, 'announcements', (all) =>
    rowsOf<EmailReader>(
      all,
      sql`select distinct ${reader(sql`u`, sql`a`)}
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

/** Returns these people as readers; who has left or has no address is not among them. */
export const readersAmong = (
  tx: Queryable,
  userIds: readonly string[],
): Promise<readonly EmailReader[]> => peopleLike(tx, sql`${person}.id = any(${uuids(userIds)})`);

/** Returns who belongs to a family, but for the one who is not to be told. */
export const readersOfFamily = (
  tx: Queryable,
  familyId: string,
  { except, onlyAdmins = false }: { except: string | null; onlyAdmins?: boolean },
): Promise<readonly EmailReader[]> =>
  peopleLike(
    tx,
    sql`${person}.id is distinct from ${except}::uuid and exists (select from family_members fm where fm.user_id = ${person}.id
      and fm.family_id = ${familyId} and fm.status = 'ACTIVE'
      ${onlyAdmins ? sql`and fm.role_id = ${FAMILY_ADMIN}` : sql``})`,
  );

/** Whoever writes may not know the addresses of those whom it is for. */
const peopleLike = (tx: Queryable, like: SQL) =>
  withoutPersonIn(tx, 'announcements', (all) =>
    rowsOf<EmailReader>(
      all,
      sql`select ${reader(person, account)}
        from users ${person} left join accounts ${account} on ${account}.id = ${person}.account_id
        where ${person}.enabled and coalesce(${account}.email, ${person}.email) is not null and ${like}
        order by address`,
    ),
  );

const reader = (
  user: SQL,
  login: SQL,
) => sql`${user}.first_name || ' ' || ${user}.last_name as name,
  coalesce(${login}.email, ${user}.email) as address, ${user}.language,
  ${user}.id as "userId", nullif(${user}.mobile, '') as mobile`;
