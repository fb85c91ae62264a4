import type { readAppointments as call } from '@zampa/contract/appointments/read-appointments';
import type { QueryOf } from '@zampa/contract/call';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { decodeCursor, encodeCursor, type Page } from '../../../http/pagination.ts';
import { uuids } from '../../../db/arrays.ts';
import type { PersonContext } from '../../../http/context.ts';
import { appointmentJson } from './appointment-json.ts';

export function readAppointments({ tx, viewer, query, now }: PersonContext<typeof call>) {
  return findAppointments(tx, viewer, query, now);
}

/** A booking that still has no time stands before all that have one. */
const at = sql`coalesce(k.starts_at, '-infinity')`;

type Row = { readonly items: string; readonly last: readonly string[] | null };

/** Finds a page of the bookings of somebody's families. Refusal: VALIDATION for a cursor that is none of ours. */
export async function findAppointments(
  db: Queryable,
  { families }: Viewer,
  { when, limit, cursor }: QueryOf<typeof call>,
  now: Date,
): Promise<Page> {
  const after = decodeCursor(cursor, 2);
  const [order, back, beyond] =
    when === 'upcoming' ? [sql`asc`, sql`desc`, sql`>`] : [sql`desc`, sql`asc`, sql`<`];
  const familyIds = uuids(families.map(({ familyId }) => familyId));
  const [row] = await rowsOf<Row>(
    db,
    sql`
    with found as (
      select k.id, ${at} as at
      from conversations c join calendar_events k on k.conversation_id = c.id
      where c.family_id = any(${familyIds}) and ${when === 'upcoming' ? toCome(now) : over(now)}
        ${after ? sql`and (${at}, k.id) ${beyond} (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
      order by at ${order}, k.id ${order} limit ${limit + 1}
    ), shown as (select * from found order by at ${order}, id ${order} limit ${limit})
    select (select coalesce(json_agg(${appointmentJson} order by shown.at ${order}, shown.id ${order}), '[]')::text
        from shown join calendar_events k on k.id = shown.id join facilities f on f.id = k.facility_id) as items,
      case when (select count(*) from found) > ${limit} then
        (select array[at::text, id::text] from shown order by at ${back}, id ${back} limit 1) end as last`,
  );
  return { items: { json: row?.items ?? '[]' }, next: row?.last ? encodeCursor(row.last) : null };
}

/** What is still ahead of somebody; what was held for a payment that did not come is not. */
const toCome = (now: Date): SQL => sql`k.valid and c.status <> 'CLOSED'
  and (k.ends_at > ${now} or k.starts_at is null)
  and not (k.status = 'RESERVATION' and k.held_until <= ${now})`;

const over = (now: Date): SQL => sql`k.starts_at is not null
  and (not k.valid or c.status = 'CLOSED' or k.ends_at <= ${now})`;
