import type { SlotCriteria } from '@zampa/domain/appointments/slots/slots';
import type { WeekdaySpan } from '@zampa/domain/appointments/slots/week-spans';
import type { Span } from '@zampa/domain/appointments/slots/spans';
import { canTreat } from '@zampa/domain/appointments/slots/can-treat';
import type { Viewer } from '@zampa/domain/people/relation';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { rowsOf, type Queryable, withGenericPlan } from '../../../db/database.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { uuids } from '../../../db/arrays.ts';
import { DAY_MINUTES, MINUTE_MS } from '@zampa/domain/time/durations';

export type SlotQuery = {
  readonly facilityId: string;
  readonly services: readonly string[];
  readonly pets: readonly string[];
  /** First and last day in the facility's time zone, both included. */
  readonly from: string;
  readonly to: string;
  readonly assigneeId?: string | null | undefined;
  /** Limits the query to one start time; periods that do not overlap it are not read. */
  readonly start?: string;
  /** A booking to be moved, whose own time does not block it and which keeps its length. */
  readonly except?: string;
  /** Duration chosen by staff, in minutes, instead of that of the moved booking or of the services. */
  readonly minutes?: number | undefined;
  /**
   * The pet owner who searches: their own hold does not block them, times proposed to others do. Undefined for staff,
   * for whom neither applies.
   */
  readonly client?: Viewer | undefined;
  /** Whether times proposed to any client block, so that none is proposed twice. */
  readonly withoutProposed?: boolean;
};

/** Hours, closures and busy times of the bookable members, and whether online booking is paused. */
export type Availability = SlotCriteria & { readonly paused: boolean };

/** The same data as returned by the database. */
export type AvailabilityRow = {
  readonly zone: string;
  readonly paused: boolean;
  /** Length of the booking to be moved, in minutes; absent or null without one or while it has no time. */
  readonly movedMinutes?: number | null;
  readonly hours: readonly WeekdaySpan[];
  readonly services: readonly {
    readonly id: string;
    readonly duration: number;
    readonly notice: number;
    readonly horizon: number;
    readonly species: readonly number[];
    readonly enabled: boolean;
  }[];
  readonly petSpecies: readonly number[];
  readonly members: readonly {
    readonly id: string;
    readonly roleId: number;
    readonly species: readonly number[];
    readonly services: readonly string[];
    readonly hours: readonly WeekdaySpan[] | null;
  }[];
  readonly taken: readonly (Span & { readonly memberId: string | null })[];
};

/**
 * Reads all data that determines available times, in one statement. Errors: NOT_FOUND for services of other
 * facilities, VALIDATION for a service that is not offered to clients.
 */
export async function readAvailability(
  db: Queryable,
  query: SlotQuery,
  now: Date,
): Promise<Availability> {
  const statement = availabilitySql(query, now);
  const [stored] = await rowsOf<AvailabilityRow>(withGenericPlan(db), statement);
  return availabilityFrom(stored, query, now);
}

/**
 * Converts the database row to the members' availability. Errors: NOT_FOUND for services of other facilities,
 * VALIDATION for a service that is not offered to clients.
 */
export function availabilityFrom(
  stored: AvailabilityRow | undefined,
  query: SlotQuery,
  now: Date,
): Availability {
  if (!stored || stored.services.length < new Set(query.services).size)
    throw new Refusal('NOT_FOUND');
  const { zone, paused, movedMinutes, hours, services, petSpecies, members, taken } = stored;
  // Staff may also book disabled services, and existing bookings of them can be moved.
  const isNewBooking = query.client !== undefined && !query.except;
  if (isNewBooking && services.some(({ enabled }) => !enabled))
    throw invalid('services', 'not_enabled');
  const minute = Math.ceil(now.getTime() / MINUTE_MS);
  const spansOf = (id: string | null) => taken.filter(({ memberId }) => memberId === id);
  return {
    zone,
    paused,
    from: query.from,
    to: query.to,
    hours,
    closures: spansOf(null),
    members: members
      .filter(({ id }) => !query.assigneeId || id === query.assigneeId)
      .filter((member) => mayBeAssigned(member.roleId) && canTreat(member, services, petSpecies))
      .map(({ id, hours: own }) => ({ id, hours: own, busy: spansOf(id) })),
    duration:
      query.minutes ?? movedMinutes ?? services.reduce((sum, { duration }) => sum + duration, 0),
    earliest: minute + Math.max(...services.map(({ notice }) => notice)),
    latest: minute + Math.min(...services.map(({ horizon }) => horizon)) * DAY_MINUTES,
  };
}

const [span, member, moved] = aliases('span', 'member', 'moved');

/**
 * SQL for weekly hours as JSON.
 *
 * @param condition builds the condition from the alias of the hours table
 */
const weeklyHoursJson = (condition: (table: SQL) => SQL) => sql`(
  select coalesce(json_agg(json_build_object('weekday', ${span}.weekday,
    'fromMinute', ${span}.from_minute, 'toMinute', ${span}.to_minute)), '[]')
  from weekly_hours ${span} where ${condition(span)})`;

/** SQL condition: the person is an active member of facility `f`. */
const isActiveMemberSql = (memberId: SQL) => sql`${memberId} in (
  select ${member}.user_id from facility_members ${member}
  where ${member}.facility_id = f.id and ${member}.status = 'ACTIVE')`;

/**
 * SQL condition for periods near the queried days, or overlapping the queried start. Local days begin up to 14 hours
 * before and end up to 12 hours after UTC days; reading too much is harmless.
 */
const overlapsQuery = (table: SQL, { from, to, start, services, except }: SlotQuery) => sql`
  tstzrange(${table}.starts_at, ${table}.ends_at) && ${
    start === undefined
      ? sql`tstzrange(
    ${from}::date::timestamp at time zone 'UTC' - interval '1 day',
    ${to}::date::timestamp at time zone 'UTC' + interval '14 days')`
      : periodFrom(new Date(start), services, except)
  }`;

/** SQL for the length of a booking, in minutes; null while it has no time. */
const minutesOfBooking = (id: string) => sql`(
  select ceil(extract(epoch from ${moved}.ends_at - ${moved}.starts_at) / 60)::int
  from calendar_events ${moved} where ${moved}.id = ${id})`;

/** SQL range from a start for the length of the booking that is moved, or else of the services. */
const periodFrom = (start: Date, services: readonly string[], movedId: string | undefined): SQL =>
  movedId === undefined
    ? servicesPeriod(start, services)
    : sql`coalesce(tstzrange(${start}::timestamptz, ${start}::timestamptz
        + interval '1 minute' * ${minutesOfBooking(movedId)}), ${servicesPeriod(start, services)})`;

/** Returns SQL for the time range that begins at `start` and lasts as long as all these services together. */
export const servicesPeriod = (
  start: Date,
  services: readonly string[],
): SQL => sql`tstzrange(${start}::timestamptz,
  ${start}::timestamptz + interval '1 minute'
    * (select coalesce(sum(s.duration), 0) from services s where s.id = any(${uuids(services)})))`;

/** Returns SQL for the id of the person's hold. */
export const holdIdOf = ({ userId }: Viewer) => sql`select h.id from calendar_events h
  where h.creator_id = ${userId} and h.category = 'NONE' and h.status = 'RESERVATION'`;

const proposedToOthers = ({ families }: Viewer, query: SlotQuery, now: Date) => sql`
  select t.member_id, t.starts_at, t.ends_at
  from proposed_times t
  where ${isActiveMemberSql(sql`t.member_id`)} and t.expires_at > ${now} and ${overlapsQuery(sql`t`, query)}
    and not exists (select from conversations c where c.id = t.conversation_id
      and c.family_id = any(${uuids(families.map(({ familyId }) => familyId))}))`;

/** SQL: the proposed times that block, to be added to the taken ones. */
function proposedTimesSql(query: SlotQuery, now: Date): SQL {
  if (query.client) return sql`union all ${proposedToOthers(query.client, query, now)}`;
  if (!query.withoutProposed) return sql``;
  return sql`union all select t.member_id, t.starts_at, t.ends_at from proposed_times t
    where ${isActiveMemberSql(sql`t.member_id`)} and t.expires_at > ${now} and ${overlapsQuery(sql`t`, query)}`;
}

/** Returns the SQL statement that selects all data that determines available times. */
export function availabilitySql(query: SlotQuery, now: Date): SQL {
  const { facilityId, services, pets, except, client } = query;
  return sql`
  select f.timezone as zone, coalesce(f.bookings_paused_until > ${now}, false) as paused,${
    except === undefined ? sql`` : sql` ${minutesOfBooking(except)} as "movedMinutes",`
  }
    ${weeklyHoursJson((w) => sql`${w}.facility_id = f.id and ${w}.timetable_id is null`)} as hours,
    (select coalesce(json_agg(json_build_object('id', s.id, 'duration', s.duration, 'notice', s.notice,
        'horizon', s.horizon, 'species', s.species, 'enabled', s.enabled)), '[]')
      from services s where s.facility_id = f.id and s.id = any(${uuids(services)})) as services,
    (select coalesce(json_agg(distinct p.species_id), '[]')
      from pets p where p.id = any(${uuids(pets)})) as "petSpecies",
    (select coalesce(json_agg(json_build_object('id', m.user_id, 'roleId', m.role_id,
        'species', m.species, 'services', m.services,
        'hours', case when m.timetable_id is not null
          then ${weeklyHoursJson((w) => sql`${w}.timetable_id = m.timetable_id`)} end)
        order by m.created_at, m.user_id), '[]')
      from facility_members m join users u on u.id = m.user_id and u.enabled
      where m.facility_id = f.id and m.status = 'ACTIVE') as members,
    (select coalesce(json_agg(json_build_object('memberId', o.member_id,
        'from', floor(extract(epoch from o.starts_at) / 60),
        'to', ceil(extract(epoch from o.ends_at) / 60))), '[]')
      from (
        select o.member_id, o.starts_at, o.ends_at from occupied_periods o
        where (o.facility_id = f.id or (${isActiveMemberSql(sql`o.member_id`)}))
          and ${overlapsQuery(sql`o`, query)} and (o.expires_at is null or o.expires_at > ${now})
          and o.calendar_event_id is distinct from ${except ?? null}::uuid
          ${client ? sql`and o.calendar_event_id is distinct from (${holdIdOf(client)})` : sql``}
        ${proposedTimesSql(query, now)}) o) as taken
  from facilities f where f.id = ${facilityId}`;
}
