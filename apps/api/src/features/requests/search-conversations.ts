import type { ConversationFilter } from '@zampa/contract/requests/search-requests';
import { LISTED_STATUSES } from '@zampa/domain/conversations/enumerations';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../platform/database.ts';
import { decodeCursor, encodeCursor, type Page } from '../../platform/page.ts';
import { Refusal } from '../../platform/refusal.ts';
import { conversationJson, hiddenFrom } from '../../records/conversation-json.ts';
import { visibleConversation } from '../../records/conversations.ts';
import { uuids } from '../../records/json.ts';

export type ConversationSearch = {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** One facility of the viewer's; all of them otherwise. */
  readonly facilityId?: string | undefined;
  /** Conversations of this person's families, or that they handle; the caller's right to ask is settled before. */
  readonly userId?: string;
  readonly onlyConsultations?: boolean;
  readonly filter?: ConversationFilter | undefined;
};

type Row = { readonly items: string; readonly last: readonly string[] | null };

/**
 * A page of conversations, newest first, in one statement. Each status of each side is one descent of an index;
 * what they find is merged, so that the cost does not grow with what is there.
 */
export async function searchConversations(
  db: Queryable,
  viewer: Viewer,
  search: ConversationSearch,
): Promise<Page> {
  refuseForeignFacility(viewer, search.facilityId);
  const { limit } = search;
  const [row] = await rowsOf<Row>(
    db,
    sql`
    with found as (
      select c.* from (${candidates(viewer, search)}) c
      order by c.created_at desc nulls last, c.id desc nulls last limit ${limit + 1}
    ), shown as (select * from found order by created_at desc, id desc limit ${limit})
    select
      (select coalesce(json_agg(${conversationJson(viewer)} order by c.created_at desc, c.id desc), '[]')::text
        from shown c join facilities f on f.id = c.facility_id) as items,
      case when (select count(*) from found) > ${limit} then
        (select array[iso_micros(created_at), id::text] from shown order by created_at, id limit 1) end as last`,
  );
  return { items: { json: row?.items ?? '[]' }, next: row?.last ? encodeCursor(row.last) : null };
}

function refuseForeignFacility(viewer: Viewer, facilityId: string | undefined): void {
  if (facilityId === undefined) return;
  const known = [...viewer.facilities, ...viewer.clinics].some(
    (link) => link.facilityId === facilityId,
  );
  if (!known) throw new Refusal('NOT_FOUND');
}

function candidates(viewer: Viewer, search: ConversationSearch): SQL {
  const asked = search.filter?.payload?.status;
  const statuses = asked && asked.length > 0 ? asked : LISTED_STATUSES;
  const where = conditions(viewer, search);
  const side = (owners: SQL, column: SQL) => sql`
    select found.* from unnest(${owners}) as owner(id)
    cross join unnest(${`{${statuses.join(',')}}`}::text[]) as wanted(status)
    cross join lateral (
      select c.* from conversations c
      where ${column} = owner.id and c.status = wanted.status and ${where}
      order by c.created_at desc nulls last, c.id desc nulls last limit ${search.limit + 1}
    ) found`;
  const families = viewer.families.map(({ familyId }) => familyId);
  const facilities = viewer.facilities.map(({ facilityId }) => facilityId);
  return viewer.isVet
    ? side(uuids(search.facilityId ? [search.facilityId] : facilities), sql`c.facility_id`)
    : side(uuids(families), sql`c.family_id`);
}

function conditions(
  viewer: Viewer,
  { cursor, facilityId, userId, onlyConsultations, filter }: ConversationSearch,
): SQL {
  const all: SQL[] = [visibleConversation(viewer)];
  const after = decodeCursor(cursor, 2);
  if (after) all.push(sql`(c.created_at, c.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  if (facilityId) all.push(sql`c.facility_id = ${facilityId}`);
  if (userId && userId !== viewer.userId) all.push(ofPerson(userId));
  if (onlyConsultations) all.push(sql`c.category = 'CONSULTATION'`);
  if (filter) all.push(...filtered(viewer, filter));
  return sql.join(all, sql` and `);
}

const ofPerson = (userId: string) => sql`exists (select from family_members fm
  where fm.family_id = c.family_id and fm.user_id = ${userId} and fm.status = 'ACTIVE')`;

function filtered(
  viewer: Viewer,
  { type, category, date_created, date_updated, payload }: ConversationFilter,
): SQL[] {
  const all: SQL[] = [];
  if (type?.length) all.push(type.includes('HEALTH') ? sql`true` : sql`false`);
  if (category?.length)
    all.push(sql`c.category = any(${texts(category.map((name) => name.toUpperCase()))})`);
  if (date_created?.from) all.push(sql`c.created_at >= ${date_created.from}::timestamptz`);
  if (date_created?.to) all.push(sql`c.created_at <= ${date_created.to}::timestamptz`);
  if (date_updated?.from) all.push(sql`c.updated_at >= ${date_updated.from}::timestamptz`);
  if (date_updated?.to) all.push(sql`c.updated_at <= ${date_updated.to}::timestamptz`);
  if (payload?.pets?.length)
    all.push(sql`exists (select from conversation_pets cp
      where cp.conversation_id = c.id and cp.pet_id = any(${uuids(payload.pets)}))`);
  const words = payload?.message?.filter((text) => text.trim() !== '') ?? [];
  if (words.length > 0)
    all.push(
      sql`(${sql.join(
        words.map((word) => saying(viewer, word)),
        sql` or `,
      )})`,
    );
  return all;
}

/** The note, a message, a pet's name or a person's name contains this text. Messages count for whom may read them. */
function saying(viewer: Viewer, text: string): SQL {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(c.note ilike ${pattern}
    or exists (select from events e where e.conversation_id = c.id and e.type = 'CHAT' and e.withdrawn_at is null
      and not ${hiddenFrom(viewer)} and e.message ilike ${pattern})
    or exists (select from conversation_pets cp join pets p on p.id = cp.pet_id
      where cp.conversation_id = c.id and p.name ilike ${pattern})
    or exists (select from users u where u.id = c.creator_id
      and u.first_name || ' ' || u.last_name ilike ${pattern}))`;
}

const texts = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
