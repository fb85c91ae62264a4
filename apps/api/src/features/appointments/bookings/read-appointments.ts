import type { readAppointments as call } from '@zampa/contract/appointments/read-appointments';
import type { QueryOf } from '@zampa/contract/call';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { decodeCursor, encodeCursor, type Page } from '../../../http/replies/pagination.ts';
import { uuids } from '../../../db/arrays.ts';
import type { PersonContext } from '../../../http/context.ts';
import { isExpiredSql } from './booking-rows.ts';
import { readFamilyAppointments } from './read-family-appointments.ts';

export function readAppointments({ tx, viewer, query, now }: PersonContext<typeof call>) {
  return findAppointments(tx, viewer, query, now);
}

/** Sort key: bookings without a time come before all others. */
const sortKey = sql`coalesce(k.starts_at, '-infinity')`;

/** Finds one page of the bookings of the viewer's families. Throws VALIDATION for an invalid cursor. */
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
      select k.id, ${sortKey} as at
      from conversations c join calendar_events k on k.conversation_id = c.id
      where c.family_id = any(${familyIds}) and ${when === 'upcoming' ? isUpcoming(now) : isPast(now)}
        ${after ? sql`and (${sortKey}, k.id) ${beyond} (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
      order by at ${order}, k.id ${order} limit ${limit + 1})`,
    order: sql`${sortKey} ${order}, k.id ${order}`,
    extraColumns: sql`case when (select count(*) from found) > ${limit} then
      (select array[${sortKey}::text, k.id::text] from entries k order by ${sortKey} ${back}, k.id ${back} limit 1) end as last`,
  });
  return { items: rows.appointments, next: rows.last ? encodeCursor(rows.last) : null };
}

/** Upcoming bookings, without unpaid or unanswered times that have expired. */
const isUpcoming = (now: Date): SQL => sql`k.valid and c.status <> 'CLOSED'
  and (k.ends_at > ${now} or k.starts_at is null)
  and not ${isExpiredSql(sql`k`, now)}`;

/** Past bookings: ended, canceled or expired, even if the expired time has not been released yet. */
const isPast = (now: Date): SQL => sql`k.starts_at is not null
  and (not k.valid or c.status = 'CLOSED' or k.ends_at <= ${now} or ${isExpiredSql(sql`k`, now)})`;
