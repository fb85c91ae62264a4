import type { readAppointments as call } from '@zampa/contract/appointments/read-appointments';
import type { QueryOf } from '@zampa/contract/call';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { decodeCursor, encodeCursor, type Page } from '../../../http/pagination.ts';
import { uuids } from '../../../db/arrays.ts';
import type { PersonContext } from '../../../http/context.ts';
import { isExpiredSql } from './booking-rows.ts';
import { readFamilyAppointments } from './read-family-appointments.ts';

export function readAppointments({ tx, viewer, query, now }: PersonContext<typeof call>) {
  return findAppointments(tx, viewer, query, now);
}

/** A booking that still has no time stands before all that have one. */
const at = sql`coalesce(k.starts_at, '-infinity')`;

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
  const rows = await readFamilyAppointments<{ last: readonly string[] | null }>(db, {
    query: sql`select k.* from (
        select * from found order by at ${order}, id ${order} limit ${limit}) shown
      join calendar_events k on k.id = shown.id`,
    before: sql`found as (
      select k.id, ${at} as at
      from conversations c join calendar_events k on k.conversation_id = c.id
      where c.family_id = any(${familyIds}) and ${when === 'upcoming' ? toCome(now) : over(now)}
        ${after ? sql`and (${at}, k.id) ${beyond} (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
      order by at ${order}, k.id ${order} limit ${limit + 1})`,
    order: sql`${at} ${order}, k.id ${order}`,
    beside: sql`case when (select count(*) from found) > ${limit} then
      (select array[${at}::text, k.id::text] from entries k order by ${at} ${back}, k.id ${back} limit 1) end as last`,
  });
  return { items: rows.appointments, next: rows.last ? encodeCursor(rows.last) : null };
}

/** What is still ahead of somebody; what was held for a payment that did not come is not, nor what nobody agreed to. */
const toCome = (now: Date): SQL => sql`k.valid and c.status <> 'CLOSED'
  and (k.ends_at > ${now} or k.starts_at is null)
  and not ${isExpiredSql(sql`k`, now)}`;

/** What is ahead of nobody any more, also where its time was not given up yet. */
const over = (now: Date): SQL => sql`k.starts_at is not null
  and (not k.valid or c.status = 'CLOSED' or k.ends_at <= ${now} or ${isExpiredSql(sql`k`, now)})`;
