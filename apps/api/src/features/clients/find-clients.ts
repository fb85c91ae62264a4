import type { QueryOf } from '@zampa/contract/call';
import type { readClients } from '@zampa/contract/clients/read-clients';
import { statusesOfTab } from '@zampa/domain/clients/relationship';
import type { Relation, Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../platform/database.ts';
import { decodeCursor, encodeCursor, type Page } from '../../platform/page.ts';
import { petJson } from '../../records/json.ts';

type Row = {
  readonly total: number;
  readonly items: string;
  readonly last: readonly string[] | null;
};

/** A page of a facility's clients by name; a consultant's are those of their conversations. One statement. */
export async function findClients(
  db: Queryable,
  viewer: Viewer,
  relation: Relation,
  facilityId: string,
  query: QueryOf<typeof readClients>,
): Promise<Page> {
  const where = matching(viewer, relation, facilityId, query);
  const after = decodeCursor(query.cursor, 2);
  const beyond = after ? sql`and (name, id::text) > (${after[0]}, ${after[1]})` : sql``;
  const [row] = await rowsOf<Row>(
    db,
    sql`
    with matching as (
      select fc.*, u.first_name, u.last_name, u.email, u.phone, u.image_id,
        lower(u.last_name || ' ' || u.first_name) as name
      from facility_clients fc join users u on u.id = fc.user_id where ${where}
    ), page as (
      select * from matching where true ${beyond} order by name, id::text limit ${query.limit + 1}
    ), shown as (select * from page order by name, id::text limit ${query.limit})
    select (select count(*)::int from matching) as total,
      (select coalesce(json_agg(${clientJson} order by name, id::text), '[]')::text from shown fc) as items,
      case when (select count(*) from page) > ${query.limit} then
        (select array[name, id::text] from shown order by name desc, id::text desc limit 1) end as last`,
  );
  return {
    items: { json: row?.items ?? '[]' },
    total: row?.total ?? 0,
    next: row?.last ? encodeCursor(row.last) : null,
  };
}

const clientJson = sql`json_build_object(
  'id', fc.id, 'userId', fc.user_id, 'FamilyId', fc.family_id,
  'firstName', fc.first_name, 'lastName', fc.last_name, 'email', fc.email, 'phone', fc.phone,
  'image', '/api/files/' || fc.image_id,
  'status', fc.status, 'clientFrom', iso_instant(fc.client_from), 'balance', 0, 'note', fc.note,
  'pets', (select coalesce(json_agg(${petJson('p')} order by p.name, p.id), '[]')
    from facility_pets fp join pets p on p.id = fp.pet_id
    where fp.facility_id = fc.facility_id and p.family_id = fc.family_id and p.deleted_at is null
      and fc.status = 'ACTIVE'))`;

function matching(
  viewer: Viewer,
  relation: Relation,
  facilityId: string,
  { status, tab, search }: QueryOf<typeof readClients>,
): SQL {
  const statuses = status ? [status] : statusesOfTab(tab ?? 'all');
  const conditions = [
    sql`fc.facility_id = ${facilityId}`,
    sql`fc.status = any(${`{${statuses.join(',')}}`}::text[])`,
  ];
  if (tab === 'active') conditions.push(sql`u.enabled`);
  if (tab === 'linked') conditions.push(sql`u.account_id is not null`);
  if (search?.trim()) conditions.push(searched(search));
  if (relation === 'consultant')
    conditions.push(sql`exists (select from conversations c where c.facility_id = fc.facility_id
      and c.family_id = fc.family_id and c.assignee_id = ${viewer.userId})`);
  return sql.join(conditions, sql` and `);
}

/** Every word has to occur in the name, the address, the phone number or a linked pet's name. */
function searched(search: string): SQL {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8);
  const contains = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql.join(
    words.map(
      (
        word,
      ) => sql`(concat_ws(' ', u.first_name, u.last_name, u.email, u.phone) ilike ${contains(word)}
        or exists (select from facility_pets fp join pets p on p.id = fp.pet_id
          where fp.facility_id = fc.facility_id and p.family_id = fc.family_id
            and p.deleted_at is null and p.name ilike ${contains(word)}))`,
    ),
    sql` and `,
  );
}
