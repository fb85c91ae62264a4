import type { readClients as call } from '@zampa/contract/clients/read-clients';
import type { QueryOf } from '@zampa/contract/call';
import type { Relation, Viewer } from '@zampa/domain/people/relation';
import { facilities } from '@zampa/db/schema/facilities';
import { eq, sql, type SQL } from 'drizzle-orm';
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
  const { key, order, back, beyond } = orders[query.sort];
  const after = decodeCursor(query.cursor, 2);
  const rest = after ? sql`and (key, id::text) ${beyond} (${after[0]}, ${after[1]})` : sql``;
  const [row] = await rowsOf<Row>(
    db,
    sql`
    with ${matching(words, where, key)}, page as (
      select * from matching where true ${rest}
      order by key ${order}, id::text ${order} limit ${query.limit + 1}
    ), shown as (select * from page order by key ${order}, id::text ${order} limit ${query.limit})
    select (select count(*)::int from matching) as total,
      (select coalesce(json_agg(${clientJson()} order by key ${order}, id::text ${order}), '[]')::text
        from shown fc) as items,
      case when (select count(*) from page) > ${query.limit} then
        (select array[key, id::text] from shown order by key ${back}, id::text ${back} limit 1) end as last`,
  );
  return {
    items: { json: row?.items ?? '[]' },
    total: row?.total ?? 0,
    next: row?.last ? encodeCursor(row.last) : null,
  };
}

const [up, down, less, more] = [sql`asc`, sql`desc`, sql`<`, sql`>`];

/** Each order goes by one text, so that a page can say where it ended. */
const orders = {
  name: {
    key: sql`lower((${contactField('lastName')}) || ' ' || (${contactField('firstName')}))`,
    order: up,
    back: down,
    beyond: more,
  },
  recent: {
    key: sql`to_char(coalesce(fc.client_from, fc.created_at) at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`,
    order: down,
    back: up,
    beyond: less,
  },
} as const;

/** Whom every condition of a list speaks of: relation `fc` and its person `u`. */
const relations = sql`facility_clients fc join users u on u.id = fc.user_id`;

const alike = aliases('alike')[0];

/** The clients that are meant: with words first who has them exactly, and only without any such who is called alike. */
function matching(words: ClientWords | null, where: SQL, key: SQL): SQL {
  const clients = (condition: SQL) =>
    sql`select ${clientColumns}, ${key} as key from ${relations} where ${where} and ${condition}`;
  if (!words?.similar) return sql`matching as (${clients(words?.exact ?? sql`true`)})`;
  return sql`exact as (${clients(words.exact)}), matching as (
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
