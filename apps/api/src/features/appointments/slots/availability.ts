import type { SlotQuestion } from '@zampa/domain/appointments/slots/slots';
import type { WeekdaySpan } from '@zampa/domain/appointments/slots/week-spans';
import type { Span } from '@zampa/domain/appointments/slots/spans';
import { treats } from '@zampa/domain/appointments/slots/treats';
import type { Viewer } from '@zampa/domain/people/relation';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { sql, type SQL } from 'drizzle-orm';
import { PLANNED_ONCE } from '../../../db/accompanied-query.ts';
import { aliases } from '../../../db/alias.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { uuids } from '../../../db/arrays.ts';
import { DAY_MINUTES, MINUTE_MS } from '@zampa/domain/time/durations';

export type SlotQuery = {
  readonly facilityId: string;
  readonly services: readonly string[];
  readonly pets: readonly string[];
  /** Days of the facility, both included. */
  readonly from: string;
  readonly to: string;
  readonly assigneeId?: string | null | undefined;
  /** When only one time is asked for: what is taken at others is left out. */
  readonly start?: string;
  /** A booking that is to be moved: its own time is not in its way. */
  readonly except?: string;
  /** How long staff want it to take, where that is not as long as the services do. */
  readonly minutes?: number | undefined;
  /** Asks for themselves: what they keep is not in their way, what was proposed to others is. Staff see neither. */
  readonly client?: Viewer | undefined;
};

/** What says when somebody has time, and whether pet owners are offered any of it now. */
export type Availability = SlotQuestion & { readonly paused: boolean };

/** The same as the database says it. */
export type AvailabilityRow = {
  readonly zone: string;
  readonly paused: boolean;
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
 * Reads everything that says when somebody has time, in one statement. Refusals: NOT_FOUND for services of others,
 * VALIDATION for one that clients are not offered.
 */
export async function readAvailability(
  db: Queryable,
  wanted: SlotQuery,
  now: Date,
): Promise<Availability> {
  const everything = sql`${sql.raw(PLANNED_ONCE)} ${everythingAbout(wanted, now)}`;
  const [stored] = await rowsOf<AvailabilityRow>(db, everything);
  return availabilityFrom(stored, wanted, now);
}

/** Reads what the database said. Refusals: NOT_FOUND for services of others, VALIDATION for one that clients are not offered. */
export function availabilityFrom(
  stored: AvailabilityRow | undefined,
  wanted: SlotQuery,
  now: Date,
): Availability {
  if (!stored || stored.services.length < new Set(wanted.services).size)
    throw new Refusal('NOT_FOUND');
  const { zone, paused, hours, services, petSpecies, members, taken } = stored;
  // Staff offer what is not enabled too, and what was booked so can be moved.
  const choosesAnew = wanted.client !== undefined && !wanted.except;
  if (choosesAnew && services.some(({ enabled }) => !enabled))
    throw invalid('services', 'not_enabled');
  const minute = Math.ceil(now.getTime() / MINUTE_MS);
  const spansOf = (id: string | null) => taken.filter(({ memberId }) => memberId === id);
  return {
    zone,
    paused,
    from: wanted.from,
    to: wanted.to,
    hours,
    closures: spansOf(null),
    members: members
      .filter(({ id }) => !wanted.assigneeId || id === wanted.assigneeId)
      .filter((member) => mayBeAssigned(member.roleId) && treats(member, services, petSpecies))
      .map(({ id, hours: own }) => ({ id, hours: own, busy: spansOf(id) })),
    duration: wanted.minutes ?? services.reduce((sum, { duration }) => sum + duration, 0),
    earliest: minute + Math.max(...services.map(({ notice }) => notice)),
    latest: minute + Math.min(...services.map(({ horizon }) => horizon)) * DAY_MINUTES,
  };
}

const [span, member] = aliases('span', 'member');

/** @param whose which spans, of the table that it is given */
const spansJson = (whose: (table: SQL) => SQL) => sql`(
  select coalesce(json_agg(json_build_object('weekday', ${span}.weekday,
    'fromMinute', ${span}.from_minute, 'toMinute', ${span}.to_minute)), '[]')
  from weekly_hours ${span} where ${whose(span)})`;

/** Whether somebody is one of the staff of facility `f`. */
const ofItsMembers = (memberId: SQL) => sql`${memberId} in (
  select ${member}.user_id from facility_members ${member}
  where ${member}.facility_id = f.id and ${member}.status = 'ACTIVE')`;

/** Days reach at most 14 hours before and 12 after those of UTC; what is taken beyond does no harm. */
const nearBy = (table: SQL, { from, to, start, services }: SlotQuery) => sql`
  tstzrange(${table}.starts_at, ${table}.ends_at) && ${
    start === undefined
      ? sql`tstzrange(
    ${from}::date::timestamp at time zone 'UTC' - interval '1 day',
    ${to}::date::timestamp at time zone 'UTC' + interval '14 days')`
      : usualPeriod(new Date(start), services)
  }`;

/** Returns the time from a start on for as long as these services take together. */
export const usualPeriod = (
  start: Date,
  services: readonly string[],
): SQL => sql`tstzrange(${start}::timestamptz,
  ${start}::timestamptz + interval '1 minute'
    * (select coalesce(sum(s.duration), 0) from services s where s.id = any(${uuids(services)})))`;

/** Asks for what somebody keeps for themselves. */
export const heldBy = ({ userId }: Viewer) => sql`select h.id from calendar_events h
  where h.creator_id = ${userId} and h.category = 'NONE' and h.status = 'RESERVATION'`;

const proposedToOthers = ({ families }: Viewer, wanted: SlotQuery, now: Date) => sql`
  select t.member_id, t.starts_at, t.ends_at
  from proposed_times t
  where ${ofItsMembers(sql`t.member_id`)} and t.expires_at > ${now} and ${nearBy(sql`t`, wanted)}
    and not exists (select from conversations c where c.id = t.conversation_id
      and c.family_id = any(${uuids(families.map(({ familyId }) => familyId))}))`;

/** Asks for everything that says when somebody has time. */
export function everythingAbout(wanted: SlotQuery, now: Date): SQL {
  const { facilityId, services, pets, except, client } = wanted;
  return sql`
  select f.timezone as zone, coalesce(f.bookings_paused_until > ${now}, false) as paused,
    ${spansJson((w) => sql`${w}.facility_id = f.id and ${w}.timetable_id is null`)} as hours,
    (select coalesce(json_agg(json_build_object('id', s.id, 'duration', s.duration, 'notice', s.notice,
        'horizon', s.horizon, 'species', s.species, 'enabled', s.enabled)), '[]')
      from services s where s.facility_id = f.id and s.id = any(${uuids(services)})) as services,
    (select coalesce(json_agg(distinct p.species_id), '[]')
      from pets p where p.id = any(${uuids(pets)})) as "petSpecies",
    (select coalesce(json_agg(json_build_object('id', m.user_id, 'roleId', m.role_id,
        'species', m.species, 'services', m.services,
        'hours', case when m.timetable_id is not null
          then ${spansJson((w) => sql`${w}.timetable_id = m.timetable_id`)} end)
        order by m.created_at, m.user_id), '[]')
      from facility_members m join users u on u.id = m.user_id and u.enabled
      where m.facility_id = f.id and m.status = 'ACTIVE') as members,
    (select coalesce(json_agg(json_build_object('memberId', o.member_id,
        'from', floor(extract(epoch from o.starts_at) / 60),
        'to', ceil(extract(epoch from o.ends_at) / 60))), '[]')
      from (
        select o.member_id, o.starts_at, o.ends_at from occupied_periods o
        where (o.facility_id = f.id or (${ofItsMembers(sql`o.member_id`)}))
          and ${nearBy(sql`o`, wanted)} and (o.expires_at is null or o.expires_at > ${now})
          and o.calendar_event_id is distinct from ${except ?? null}::uuid
          ${client ? sql`and o.calendar_event_id is distinct from (${heldBy(client)})` : sql``}
        ${client ? sql`union all ${proposedToOthers(client, wanted, now)}` : sql``}) o) as taken
  from facilities f where f.id = ${facilityId}`;
}
