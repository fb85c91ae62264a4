import { sql, type SQL } from 'drizzle-orm';
import type { By } from '../../../access/by.ts';
import { PLANNED_ONCE } from '../../../db/accompanied-query.ts';
import { aliases } from '../../../db/alias.ts';
import { rowsOf, waitWithNext } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { refuseToChooseEmails } from '../reminders/booking-emails.ts';
import {
  availabilityFrom,
  type AvailabilityRow,
  everythingAbout,
  heldBy,
  type SlotQuery,
  usualPeriod,
} from '../slots/availability.ts';
import { chooseTime, type TimeWish } from '../slots/choose-time.ts';
import { isDay } from '../../../db/period-edge.ts';
import { around, offeredAt } from '../slots/offered-at.ts';
import { type Booker, openBookings, refuseBeyond } from './refuse-too-many.ts';

/** The booking of a visit that is not there yet. */
export type FirstBooking = Booker & {
  readonly wish: Omit<TimeWish, 'before'>;
  readonly tellClient: boolean | undefined;
};

/**
 * Refuses a time that somebody has already, before anything is written for it. It may let pass what is taken, and never
 * the other way round: in the end taking the time decides. What else there is to refuse of such a time comes first, as it
 * does without this look. Of those who want it at the same moment one goes on; the others look again once that one is done.
 * Refusals: PERIOD_OCCUPIED; of a time that is taken also FORBIDDEN, TOO_MANY_BOOKINGS and VALIDATION.
 */
export async function refuseTaken(by: By, booking: FirstBooking): Promise<void> {
  const isTaken = takenBySomebody(by, booking);
  if (!isTaken) return;
  const { facilityId, wish } = booking;
  const turn = `wish:${facilityId}:${new Date(wish.start).toISOString()}`;
  const first = await look(by, booking, isTaken, turn);
  if (first.mayGoOn) return;
  if (!first.taken) waitWithNext(by.tx, turn);
  const { taken, open, facts } = first.taken ? first : await look(by, booking, isTaken, turn);
  if (!taken) return;
  if (by.viewer.isVet) await chooseTime(by, { facilityId, assigneeId: null }, wish);
  else if (isFree(by, booking, { open, facts })) return;
  throw new Refusal('PERIOD_OCCUPIED');
}

/** What is read of a time that is taken: what the family has booked, and all that says whether the time is offered. */
type About = { readonly open: number; readonly facts: AvailabilityRow };

/** What is found; nobody else is about to take a time that one may go on with. */
type Found = About & { readonly taken: boolean; readonly mayGoOn: boolean };

const [facts] = aliases('facts');

/** One statement, which reads more only of what a pet owner wants and somebody has: staff choose freely. */
async function look(by: By, booking: FirstBooking, isTaken: SQL, turn: string): Promise<Found> {
  const { tx, viewer, now } = by;
  const query = queryOf(by, booking);
  const about = viewer.isVet
    ? sql``
    : sql`, case when taken then ${openBookings(booking, now)} end as open,
        case when taken then (
          select to_json(${facts}) from (${everythingAbout(query, now)}) ${facts}) end as facts`;
  const [found] = await rowsOf<Found>(
    tx,
    sql`${sql.raw(PLANNED_ONCE)} with look as materialized (select ${isTaken} as taken)
      select taken, not taken and pg_try_advisory_xact_lock(hashtextextended(${turn}, 0)) as "mayGoOn"
        ${about}
      from look`,
  );
  if (!found) throw new Error('the query of availability returned no row');
  return found;
}

function isFree(by: By, booking: FirstBooking, { open, facts: found }: About): boolean {
  refuseToChooseEmails(by.viewer, booking.tellClient, true);
  refuseBeyond(open);
  const asked = availabilityFrom(found, queryOf(by, booking), by.now);
  return offeredAt(asked, booking.wish.start, 'payload.event.start').free.length > 0;
}

function queryOf({ viewer: client }: By, { facilityId, wish }: FirstBooking): SlotQuery {
  const { start, resource: assigneeId, services, pets } = wish;
  return around(start, { facilityId, services, pets, assigneeId, client });
}

/** Whether somebody else has the time of this member or of the whole facility; null where it is not known whose or which. */
function takenBySomebody({ viewer, now }: By, { facilityId, wish }: FirstBooking): SQL | null {
  const memberId = wish.resource ?? (viewer.isVet ? viewer.userId : null);
  const period = periodOfInstants(wish, viewer.isVet);
  if (!memberId || !period) return null;
  const inTheWay = sql`tstzrange(o.starts_at, o.ends_at) && ${period}
    and (o.expires_at is null or o.expires_at > ${now})
    and o.calendar_event_id is distinct from (${heldBy(viewer)})`;
  return sql`(exists (select from occupied_periods o where o.member_id = ${memberId} and ${inTheWay})
    or exists (select from occupied_periods o
      where o.facility_id = ${facilityId} and o.member_id is null and ${inTheWay}))`;
}

/** Between two instants; pet owners have a time for as long as the services take. Null for days, and for what is no period. */
function periodOfInstants(
  { start, end, allDay = false, services }: FirstBooking['wish'],
  choosesEnd: boolean,
): SQL | null {
  if (!choosesEnd) return usualPeriod(new Date(start), services);
  if (allDay || isDay(start) || (end !== undefined && isDay(end))) return null;
  if (end === undefined) return usualPeriod(new Date(start), services);
  return new Date(end) > new Date(start)
    ? sql`tstzrange(${new Date(start)}::timestamptz, ${new Date(end)}::timestamptz)`
    : null;
}
