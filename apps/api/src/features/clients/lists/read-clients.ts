import type { readClients as call } from '@zampa/contract/clients/read-clients';
import type { QueryOf } from '@zampa/contract/call';
import type { Relation, Viewer } from '@zampa/domain/people/relation';
import { facilities } from '@zampa/db/schema/facilities';
import { eq, sql, type SQL } from 'drizzle-orm';
import { PLANNED_ONCE } from '../../../db/accompanied-query.ts';
import { aliases } from '../../../db/alias.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { decodeCursor, encodeCursor, type Page } from '../../../http/pagination.ts';
import { contactField } from '../contacts/client-contact.ts';
import { isNumber } from '../contacts/phone-numbers.ts';
import type { PersonContext } from '../../../http/context.ts';
import { narrowed, seenClients } from './client-filter.ts';
import { clientColumns, clientJson } from './client-json.ts';
import { clientWords, type ClientWords } from './client-words.ts';

export function readClients({ viewer, relation, tx, params, query }: PersonContext<typeof call>) {
  return findClients(tx, { viewer, relation }, params.id, query);
}

type Row = {
  readonly total: number;
  readonly items: string;
  readonly last: readonly string[] | null;
};

/** Finds a page of a facility's clients; a consultant's are those of their conversations. */
export async function findClients(
  db: Queryable,
  { viewer, relation }: { readonly viewer: Viewer; readonly relation: Relation },
  facilityId: string,
  query: QueryOf<typeof call>,
): Promise<Page> {
  const where = sql`${seenClients(viewer, relation, facilityId)} and ${narrowed(query)}`;
  const words = query.search?.trim()
    ? clientWords(query.search, await placeOf(db, facilityId, query.search))
    : null;
  const { key, text, up, down, beyond } = orders[query.sort];
  const after = decodeCursor(query.cursor, 2);
  const rest = after ? sql`where (key, id) ${beyond(after)}` : sql``;
  const [row] = await rowsOf<Row>(
    db,
    sql`${sql.raw(PLANNED_ONCE)}
    with ${matching(words, where, key)}, page as materialized (
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

/** What each order goes by, how that stands in a cursor as `text`, and what comes beyond a cursor. */
const orders = {
  name: {
    key: sql`lower((${contactField('lastName')}) || ' ' || (${contactField('firstName')}))`,
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

/** What every condition and order speaks of: relation `fc`, and its person `u`, who is joined where they are spoken of. */
const relations = sql`facility_clients fc left join users u on u.id = fc.user_id`;

/**
 * The ids of the clients that are meant, with what they go by in the list: with words first who has them exactly, and
 * only without any such who is called alike. What is shown of a client is read of one page alone.
 */
function matching(words: ClientWords | null, where: SQL, key: SQL): SQL {
  const clients = (condition: SQL) => sql`
    select fc.id, ${key} as key from ${relations} where ${where} and ${condition}`;
  if (!words) return sql`matching as not materialized (${clients(sql`true`)})`;
  if (!words.similar) return sql`matching as materialized (${clients(words.exact)})`;
  return sql`exact as materialized (${clients(words.exact)}), matching as materialized (
    select * from exact
    union all select ${alike}.* from (${clients(words.similar)}) ${alike} where not exists (select from exact))`;
}

/** Only a number needs to know where the facility is: a name is looked for in one statement. */
async function placeOf(db: Queryable, id: string, typed: string) {
  if (!isNumber(typed)) return { id, country: null };
  const [facility] = await db
    .select({ country: facilities.country })
    .from(facilities)
    .where(eq(facilities.id, id));
  return { id, country: facility?.country ?? null };
}
