import type { readClients as call } from '@zampa/contract/clients/read-clients';
import type { QueryOf } from '@zampa/contract/call';
import type { Relation, Viewer } from '@zampa/domain/people/relation';
import { facilities } from '@zampa/db/schema/facilities';
import { eq, sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { rowsOf, type Queryable, withGenericPlan } from '../../../db/database.ts';
import { decodeCursor, encodeCursor, type Page } from '../../../http/replies/pagination.ts';
import { contactField } from '../contacts/client-contact.ts';
import { isPhoneLike } from '../contacts/phone-numbers.ts';
import type { PersonContext } from '../../../http/context.ts';
import { matchesFilter, visibleClients } from './client-filter.ts';
import { clientColumns, clientJson } from './client-json.ts';
import { buildClientSearch, type ClientSearch } from './client-search.ts';

export function readClients({
  viewer,
  relation,
  tx,
  params,
  query,
  now,
}: PersonContext<typeof call>) {
  return findClients(tx, { viewer, relation, now }, params.id, query);
}

type Row = {
  readonly total: number;
  readonly items: string;
  readonly last: readonly string[] | null;
};

type Reader = { readonly viewer: Viewer; readonly relation: Relation; readonly now: Date };

/** Finds one page of a facility's clients. Consultants see the clients of conversations assigned to them. */
export async function findClients(
  db: Queryable,
  { viewer, relation, now }: Reader,
  facilityId: string,
  query: QueryOf<typeof call>,
): Promise<Page> {
  const where = sql`${visibleClients(viewer, relation, facilityId)} and ${matchesFilter(query, { viewer, now })}`;
  const words = query.search?.trim()
    ? buildClientSearch(query.search, await findSearchedFacility(db, facilityId, query.search))
    : null;
  const { key, text, up, down, beyond } = orders[query.sort];
  const after = decodeCursor(query.cursor, 2);
  const rest = after ? sql`where (key, id) ${beyond(after)}` : sql``;
  const [row] = await rowsOf<Row>(
    withGenericPlan(db),
    sql`
    with ${matchingClients(words, where, key)}, page as materialized (
      select key, id from matching ${rest} order by key ${up}, id ${up} limit ${query.limit + 1}
    ), shown as (
      select ${clientColumns}, ${listed}.key
      from (select key, id from page order by key ${up}, id ${up} limit ${query.limit}) ${listed}
      join facility_clients fc on fc.id = ${listed}.id join users u on u.id = fc.user_id)
    select (select count(*)::int from matching) as total,
      (select coalesce(json_agg(${clientJson(viewer)} order by key ${up}, id ${up}), '[]')::text from shown fc) as items,
      case when (select count(*) from page) > ${query.limit} then
        (select array[${text}, id::text] from page order by key ${down}, id ${down} offset 1 limit 1) end as last`,
  );
  return {
    items: { json: row?.items ?? '[]' },
    total: row?.total ?? 0,
    next: row?.last ? encodeCursor(row.last) : null,
  };
}

const [ascending, descending] = [sql`asc`, sql`desc`];

/** For each sort order: its key (names carry the Unicode collation of their columns), the key as cursor text, the direction, and the condition for rows after a cursor. */
const orders = {
  name: {
    key: sql`(${contactField('lastName')}) || ' ' || (${contactField('firstName')})`,
    text: sql`key`,
    up: ascending,
    down: descending,
    beyond: ([name, id]: readonly string[]) => sql`> (${name}, ${id}::uuid)`,
  },
  recent: {
    key: sql`fc.known_since`,
    text: sql`iso_micros(key)`,
    up: descending,
    down: ascending,
    beyond: ([moment, id]: readonly string[]) => sql`< (${moment}::timestamptz, ${id}::uuid)`,
  },
} as const;

const [alike, listed] = aliases('alike', 'listed');

/** Relation `fc` with its person `u`. The left join lets PostgreSQL skip `users` when no condition reads it. */
const relations = sql`facility_clients fc left join users u on u.id = fc.user_id`;

/**
 * SQL for the ids and sort keys of the matching clients. With a search text, fuzzy matches are used only if there is
 * no exact match. Details are read later, for one page only.
 */
function matchingClients(words: ClientSearch | null, where: SQL, key: SQL): SQL {
  const clients = (condition: SQL) => sql`
    select fc.id, ${key} as key from ${relations} where ${where} and ${condition}`;
  if (!words) return sql`matching as not materialized (${clients(sql`true`)})`;
  if (!words.similar) return sql`matching as materialized (${clients(words.exact)})`;
  return sql`exact as materialized (${clients(words.exact)}), matching as materialized (
    select * from exact
    union all select ${alike}.* from (${clients(words.similar)}) ${alike} where not exists (select from exact))`;
}

/** Only a phone number needs the facility's country, so skip the query for names. */
async function findSearchedFacility(db: Queryable, id: string, typed: string) {
  if (!isPhoneLike(typed)) return { id, country: null };
  const [facility] = await db
    .select({ country: facilities.country })
    .from(facilities)
    .where(eq(facilities.id, id));
  return { id, country: facility?.country ?? null };
}
