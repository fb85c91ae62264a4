import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../db/alias.ts';
import { withoutPersonIn } from '../access/acting.ts';
import { rowsOf, type Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { NewsValues } from './news-texts.ts';
import { uuids } from '../db/arrays.ts';
import { enqueueEmail } from './enqueue-email.ts';

export type EmailReader = {
  readonly name: string;
  readonly address: string;
  readonly language: 'en' | 'it';
};

type News = Omit<NewsValues, 'url'> & {
  readonly path: string;
  /** What it is about; of several with the same, each reader gets one. */
  readonly once: string;
};

/** Writes one e-mail of news to each reader. */
export async function enqueueNews(
  deps: Deps,
  tx: Queryable,
  readers: readonly EmailReader[],
  { path, once, ...values }: News,
): Promise<void> {
  for (const { name, address, language } of readers)
    await enqueueEmail(
      deps,
      tx,
      {
        template: 'news',
        to: { name, address },
        language,
        values: { ...values, url: `${deps.publicUrl()}${path}` },
      },
      { once: `${once}:${address.toLowerCase()}` },
    );
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
  return [{ name: place.name, address: place.email, language: admins[0]?.language ?? usual }];
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
  { except, onlyAdmins = false }: { except: string; onlyAdmins?: boolean },
): Promise<readonly EmailReader[]> =>
  peopleLike(
    tx,
    sql`${person}.id <> ${except} and exists (select from family_members fm where fm.user_id = ${person}.id
      and fm.family_id = ${familyId} and fm.status = 'ACTIVE'
      ${onlyAdmins ? sql`and fm.role_id = 9` : sql``})`,
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
  coalesce(${login}.email, ${user}.email) as address, ${user}.language`;
