import type { BookingStatus, CalendarCategory } from '@zampa/domain/appointments/booking-status';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { nameForStaff } from '../../../shapes/person-for-staff.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';

/** A calendar entry as exported to external calendar programs. */
export type CalendarEntry = {
  readonly id: string;
  readonly sequence: number;
  readonly category: CalendarCategory;
  readonly status: BookingStatus;
  readonly valid: boolean;
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
  readonly created: string;
  readonly updated: string;
  readonly title: string;
  readonly reason: string;
  /** Address of a home visit; empty for all others. */
  readonly address: string;
  /** Whether the appointment is a video visit, without a place. */
  readonly byVideo: boolean;
  readonly facility: string;
  readonly zone: string;
  readonly phone: string | null;
  /** Address of the facility on one line; may be empty. */
  readonly facilityAddress: string;
  readonly serviceNames: readonly string[];
  readonly petNames: readonly string[];
  readonly clientName: string | null;
  readonly memberName: string | null;
};

const [entry, visit, place, service, pet, relation, client, member] = aliases(
  'entry',
  'visit',
  'place',
  'service',
  'pet',
  'relation',
  'client',
  'member',
);

/**
 * Finds calendar entries that have a time, sorted by start.
 *
 * @param condition builds the SQL condition from the aliases of the entry and of its conversation
 */
export function findCalendarEntries(
  db: Queryable,
  condition: (entry: SQL, visit: SQL) => SQL,
  most: number,
): Promise<readonly CalendarEntry[]> {
  return rowsOf<CalendarEntry>(
    db,
    sql`select ${selectColumns(entry, visit)} from calendar_events ${entry}
      join facilities ${place} on ${place}.id = ${entry}.facility_id
      left join conversations ${visit} on ${visit}.id = ${entry}.conversation_id
      where ${entry}.starts_at is not null and ${condition(entry, visit)}
      order by ${entry}.starts_at, ${entry}.id limit ${most}`,
  );
}

const selectColumns = (k: SQL, c: SQL) => sql`
  ${k}.id, ${k}.sequence, ${k}.category, ${k}.status, ${k}.valid, ${k}.title, ${k}.reason, ${k}.address, ${k}.all_day as "allDay",
  coalesce(${c}.category = 'VIDEOCONSULTATION', false) as "byVideo",
  iso_instant(${k}.starts_at) as start, iso_instant(${k}.ends_at) as end,
  iso_instant(${k}.created_at) as created, iso_instant(${k}.updated_at) as updated,
  ${place}.name as facility, ${place}.timezone as zone, ${place}.phone,
  concat_ws(', ',
    nullif(concat_ws(' ', nullif(${place}.address, ''), nullif(${place}.street_number, '')), ''),
    nullif(concat_ws(' ', nullif(${place}.postcode, ''), nullif(${place}.city, '')), '')
  ) as "facilityAddress",
  (select coalesce(json_agg(${service}.name order by ${service}.name, ${service}.id), '[]')
    from services ${service} where ${service}.id = any(${k}.services)) as "serviceNames",
  (select coalesce(json_agg(${pet}.name order by ${pet}.name, ${pet}.id), '[]')
    from pets ${pet} where ${pet}.id = any(${k}.pets)) as "petNames",
  (select ${nameForStaff(relation, client)}
    from facility_clients ${relation} join users ${client} on ${client}.id = ${relation}.user_id
    where ${relation}.facility_id = ${c}.facility_id
      and ${relation}.family_id = ${c}.family_id) as "clientName",
  (select ${member}.first_name || ' ' || left(${member}.last_name, 1) || '.' from users ${member}
    where ${member}.id = ${k}.member_id) as "memberName"`;
