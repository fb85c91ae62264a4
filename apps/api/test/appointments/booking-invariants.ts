import { sql } from 'drizzle-orm';
import { rowsOf } from '../../src/db/database.ts';
import { offeredSlots } from '../../src/features/appointments/slots/offered-slots.ts';
import type { Simulation } from './simulation.ts';
import { visitOf, type Step } from './perform-step.ts';

export type BookingRow = {
  readonly id: string;
  readonly visitId: string;
  readonly status: string;
  readonly start: number;
  readonly end: number;
  readonly memberId: string;
  readonly heldUntil: number | null;
};

/** Returns the valid bookings that have a time. */
export function findBookings({ db, facilityId }: Simulation): Promise<readonly BookingRow[]> {
  return rowsOf<BookingRow>(
    db,
    sql`select id, conversation_id as "visitId", status, member_id as "memberId",
        extract(epoch from starts_at)::int as start, extract(epoch from ends_at)::int as end,
        extract(epoch from held_until)::int as "heldUntil"
      from calendar_events
      where facility_id = ${facilityId} and category = 'BOOKING' and valid and starts_at is not null`,
  );
}

type Played = { readonly step: Step; readonly outcome: string };

/**
 * Returns bookings that vanished or changed their time, although no step canceled or moved them and their hold has
 * not expired.
 */
export function findLostBookings(
  simulation: Simulation,
  before: readonly BookingRow[],
  after: readonly BookingRow[],
  played: readonly Played[],
): readonly BookingRow[] {
  const changedVisits = played
    .filter(({ outcome }) => outcome === 'done')
    .flatMap(({ step }) => ('visit' in step ? [visitOf(simulation, step.visit).id] : []));
  const calledOff = new Set(
    played
      .filter(({ step, outcome }) => step.kind === 'cancel' && outcome === 'done')
      .flatMap(({ step }) => ('visit' in step ? [visitOf(simulation, step.visit).id] : [])),
  );
  return before.filter((booking) => {
    const now = after.find(({ id }) => id === booking.id);
    const heldTooLong =
      booking.heldUntil !== null && booking.heldUntil * 1000 <= simulation.now.getTime();
    if (heldTooLong || calledOff.has(booking.visitId)) return false;
    if (!now) return true;
    if (changedVisits.includes(booking.visitId)) return false;
    return now.start !== booking.start || now.end !== booking.end;
  });
}

/**
 * Returns violated invariants: double bookings, entries without an occupied period, and offered slots that are taken.
 * Does not rely on the database constraints.
 */
export async function findViolations(simulation: Simulation): Promise<readonly string[]> {
  const { db, facilityId, now, serviceId } = simulation;
  const entries = await rowsOf<Entry>(
    db,
    sql`select k.id, k.category, k.creator_id as "creatorId", k.member_id as "memberId",
        extract(epoch from k.starts_at)::int as start, extract(epoch from k.ends_at)::int as end,
        o.starts_at is not distinct from k.starts_at and o.ends_at is not distinct from k.ends_at
          and o.member_id is not distinct from k.member_id as taken
      from calendar_events k left join occupied_periods o on o.calendar_event_id = k.id
      where k.facility_id = ${facilityId} and k.valid and k.starts_at is not null
        and not (k.status = 'RESERVATION' and k.held_until <= ${now})`,
  );
  const twice = entries.filter((one) =>
    entries.some((other) => one.id < other.id && overlap(one, other)),
  );
  const untaken = entries.filter(({ taken }) => !taken);
  const day = (entry: number) => new Date(entry * 1000).toISOString().slice(0, 10);
  const [first] = entries;
  const [{ viewer }] = simulation.clients;
  const others = entries.filter(
    ({ category, creatorId }) => category !== 'NONE' || creatorId !== viewer.userId,
  );
  const slotQuery = { facilityId, services: [serviceId], pets: [] };
  const slots = first
    ? await offeredSlots(
        db,
        viewer,
        { ...slotQuery, from: day(first.start), to: day(first.start) },
        now,
      )
    : [];
  const wrong = slots.filter(({ start, end, assignees }) =>
    others.some((entry) =>
      assignees.some((memberId) =>
        overlap(entry, { memberId, start: Date.parse(start) / 1000, end: Date.parse(end) / 1000 }),
      ),
    ),
  );
  return [
    ...twice.map(({ id }) => `${id} is not alone`),
    ...untaken.map(({ id }) => `${id} does not have its time`),
    ...wrong.map(({ start }) => `${start} is offered and taken`),
  ];
}

type Taken = { readonly memberId: string | null; readonly start: number; readonly end: number };
type Entry = Taken & {
  readonly id: string;
  readonly category: string;
  readonly creatorId: string;
  readonly taken: boolean;
};

const overlap = (one: Taken, other: Taken) =>
  one.start < other.end &&
  other.start < one.end &&
  (one.memberId === other.memberId || one.memberId === null || other.memberId === null);
