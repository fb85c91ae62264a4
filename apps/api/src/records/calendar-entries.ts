import type { BookingStatus, CalendarCategory } from '@zampa/domain/calendar/booking-status';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../platform/database.ts';

/** An entry of a calendar as programs outside keep it. */
export type CalendarEntry = {
  readonly id: string;
  readonly sequence: number;
  readonly category: CalendarCategory;
  readonly status: BookingStatus;
  readonly valid: boolean;
  readonly start: string;
  readonly end: string;
  readonly created: string;
  readonly updated: string;
  readonly title: string;
  readonly reason: string;
  /** Where a visit at home goes; empty for all others. */
  readonly address: string;
  readonly facility: string;
  readonly zone: string;
  readonly phone: string | null;
  /** Of the facility, on one line; may be empty. */
  readonly facilityAddress: string;
  readonly serviceNames: readonly string[];
  readonly petNames: readonly string[];
  readonly clientName: string | null;
  readonly memberName: string | null;
};

/** Entries `k` that have a time, with the conversation `c` of a booking, by start. */
export function calendarEntries(
  db: Queryable,
  where: SQL,
  most: number,
): Promise<readonly CalendarEntry[]> {
  return rowsOf<CalendarEntry>(
    db,
    sql`select k.id, k.sequence, k.category, k.status, k.valid, k.title, k.reason, k.address,
      iso_instant(k.starts_at) as start, iso_instant(k.ends_at) as end,
      iso_instant(k.created_at) as created, iso_instant(k.updated_at) as updated,
      f.name as facility, f.timezone as zone, f.phone,
      concat_ws(', ', nullif(concat_ws(' ', nullif(f.address, ''), nullif(f.street_number, '')), ''),
        nullif(concat_ws(' ', nullif(f.postcode, ''), nullif(f.city, '')), '')) as "facilityAddress",
      (select coalesce(json_agg(s.name order by s.name, s.id), '[]')
        from services s where s.id = any(k.services)) as "serviceNames",
      (select coalesce(json_agg(p.name order by p.name, p.id), '[]')
        from pets p where p.id = any(k.pets)) as "petNames",
      (select cu.first_name || ' ' || cu.last_name
        from facility_clients fc join users cu on cu.id = fc.user_id
        where fc.facility_id = c.facility_id and fc.family_id = c.family_id) as "clientName",
      (select m.first_name || ' ' || left(m.last_name, 1) || '.' from users m
        where m.id = k.member_id) as "memberName"
      from calendar_events k
      join facilities f on f.id = k.facility_id
      left join conversations c on c.id = k.conversation_id
      where k.starts_at is not null and ${where}
      order by k.starts_at, k.id limit ${most}`,
  );
}
