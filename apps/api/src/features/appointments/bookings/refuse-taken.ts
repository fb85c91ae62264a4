import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../access/by.ts';
import { aliases } from '../../../db/alias.ts';
import { rowsOf, lockSharedBeforeNext, withGenericPlan } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { refuseToChooseEmails } from '../reminders/booking-emails.ts';
import {
  availabilityFrom,
  type AvailabilityRow,
  availabilitySql,
  holdIdOf,
  type SlotQuery,
  servicesPeriod,
} from '../slots/availability.ts';
import { chooseTime, type TimeWish } from '../slots/choose-time.ts';
import { isDay } from '../../../db/period-edge.ts';
import { queryAround, offeredAt } from '../slots/offered-at.ts';
import { type FamilyAtFacility, openBookingsSql, requireBookingsLeft } from './refuse-too-many.ts';

/** The first booking of a visit that is being created. */
export type FirstBooking = FamilyAtFacility & {
  readonly wish: Omit<TimeWish, 'before'>;
  readonly tellClient: boolean | undefined;
};

/**
 * Rejects a time that is already taken before anything is written for it. This is an optimization: it may miss a
 * taken time but never rejects a free one, and inserting the occupied period decides. Other errors of such a time
 * take precedence, as they would without this check. Parallel requests for the same start queue on an advisory
 * lock: one continues, and the others check again when it is done. Errors: PERIOD_OCCUPIED; for a taken time also
 * FORBIDDEN, TOO_MANY_BOOKINGS and VALIDATION.
 */
export async function refuseTakenTime(actor: Actor, booking: FirstBooking): Promise<void> {
  const isTaken = takenTimeSql(actor, booking);
  if (!isTaken) return;
  const { facilityId, wish } = booking;
  const lockKey = `wish:${facilityId}:${new Date(wish.start).toISOString()}`;
  const first = await checkTime(actor, booking, isTaken, lockKey);
  if (first.mayGoOn) return;
  if (!first.taken) lockSharedBeforeNext(actor.tx, lockKey);
  const { taken, open, facts } = first.taken
    ? first
    : await checkTime(actor, booking, isTaken, lockKey);
  if (!taken) return;
  if (actor.viewer.isVet) await chooseTime(actor, { facilityId, assigneeId: null }, wish);
  else if (isFreeForOwner(actor, booking, { open, facts })) return;
  throw new Refusal('PERIOD_OCCUPIED');
}

/** Data read only for a taken time: the family's number of open bookings, and the availability. */
type TakenTimeFacts = { readonly open: number; readonly facts: AvailabilityRow };

/** Result of the check. `mayGoOn` means that the time is free and this transaction got the advisory lock. */
type CheckResult = TakenTimeFacts & { readonly taken: boolean; readonly mayGoOn: boolean };

const [facts] = aliases('facts');

/**
 * Runs the check in one statement. Availability is read only for pet owners and only if the time is taken, because
 * staff choose freely.
 */
async function checkTime(
  actor: Actor,
  booking: FirstBooking,
  isTaken: SQL,
  lockKey: string,
): Promise<CheckResult> {
  const { tx, viewer, now } = actor;
  const query = slotQueryOf(actor, booking);
  const about = viewer.isVet
    ? sql``
    : sql`, case when taken then ${openBookingsSql(booking, now)} end as open,
        case when taken then (
          select to_json(${facts}) from (${availabilitySql(query, now)}) ${facts}) end as facts`;
  const [found] = await rowsOf<CheckResult>(
    withGenericPlan(tx),
    sql`with look as materialized (select ${isTaken} as taken)
      select taken, not taken and pg_try_advisory_xact_lock(hashtextextended(${lockKey}, 0)) as "mayGoOn"
        ${about}
      from look`,
  );
  if (!found) throw new Error('the availability query returned no row');
  return found;
}

function isFreeForOwner(
  actor: Actor,
  booking: FirstBooking,
  { open, facts: found }: TakenTimeFacts,
): boolean {
  refuseToChooseEmails(actor.viewer, booking.tellClient, true);
  requireBookingsLeft(open);
  const availability = availabilityFrom(found, slotQueryOf(actor, booking), actor.now);
  return offeredAt(availability, booking.wish.start, 'payload.event.start').free.length > 0;
}

function slotQueryOf({ viewer: client }: Actor, { facilityId, wish }: FirstBooking): SlotQuery {
  const { start, resource: assigneeId, services, pets } = wish;
  return queryAround(start, { facilityId, services, pets, assigneeId, client });
}

/**
 * SQL condition: another booking or absence takes this time of the member or of the whole facility. Null when the
 * member or the period is unknown.
 */
function takenTimeSql({ viewer, now }: Actor, { facilityId, wish }: FirstBooking): SQL | null {
  const memberId = wish.resource ?? (viewer.isVet ? viewer.userId : null);
  const period = instantRange(wish, viewer.isVet);
  if (!memberId || !period) return null;
  const inTheWay = sql`tstzrange(o.starts_at, o.ends_at) && ${period}
    and (o.expires_at is null or o.expires_at > ${now})
    and o.calendar_event_id is distinct from (${holdIdOf(viewer)})`;
  return sql`(exists (select from occupied_periods o where o.member_id = ${memberId} and ${inTheWay})
    or exists (select from occupied_periods o
      where o.facility_id = ${facilityId} and o.member_id is null and ${inTheWay}))`;
}

/**
 * The period between two instants; for pet owners always as long as the services take. Null for whole days and for an
 * invalid period.
 */
function instantRange(
  { start, end, allDay = false, services }: FirstBooking['wish'],
  choosesEnd: boolean,
): SQL | null {
  if (!choosesEnd) return servicesPeriod(new Date(start), services);
  if (allDay || isDay(start) || (end !== undefined && isDay(end))) return null;
  if (end === undefined) return servicesPeriod(new Date(start), services);
  return new Date(end) > new Date(start)
    ? sql`tstzrange(${new Date(start)}::timestamptz, ${new Date(end)}::timestamptz)`
    : null;
}
