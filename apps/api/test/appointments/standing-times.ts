import { sql } from 'drizzle-orm';
import { rowsOf } from '../../src/db/database.ts';
import { offeredSlots } from '../../src/features/appointments/slots/offered-slots.ts';
import type { Lane } from './lane.ts';
import { visitOf, type Step } from './play.ts';

export type Booked = {
  readonly id: string;
  readonly visitId: string;
  readonly status: string;
  readonly start: number;
  readonly end: number;
  readonly memberId: string;
  readonly heldUntil: number | null;
};

/** The bookings that stand. */
export function booked({ db, facilityId }: Lane): Promise<readonly Booked[]> {
  return rowsOf<Booked>(
    db,
    sql`select id, conversation_id as "visitId", status, member_id as "memberId",
        extract(epoch from starts_at)::int as start, extract(epoch from ends_at)::int as end,
        extract(epoch from held_until)::int as "heldUntil"
      from calendar_events
      where facility_id = ${facilityId} and category = 'BOOKING' and valid and starts_at is not null`,
  );
}

type Played = { readonly step: Step; readonly outcome: string };

/** Bookings that nobody called off or moved, and that are not what they were. */
export function lostBookings(
  lane: Lane,
  before: readonly Booked[],
  after: readonly Booked[],
  played: readonly Played[],
): readonly Booked[] {
  const changedVisits = played
    .filter(({ outcome }) => outcome === 'done')
    .flatMap(({ step }) => ('visit' in step ? [visitOf(lane, step.visit).id] : []));
  const calledOff = new Set(
    played
      .filter(({ step, outcome }) => step.kind === 'cancel' && outcome === 'done')
      .flatMap(({ step }) => ('visit' in step ? [visitOf(lane, step.visit).id] : [])),
  );
  return before.filter((booking) => {
    const now = after.find(({ id }) => id === booking.id);
    const heldTooLong =
      booking.heldUntil !== null && booking.heldUntil * 1000 <= lane.now.getTime();
    if (heldTooLong || calledOff.has(booking.visitId)) return false;
    if (!now) return true;
    if (changedVisits.includes(booking.visitId)) return false;
    return now.start !== booking.start || now.end !== booking.end;
  });
}

/** What must never be, found without the constraints that are to keep it away. */
export async function mistakes(lane: Lane): Promise<readonly string[]> {
  const { db, facilityId, now, serviceId } = lane;
  const standing = await rowsOf<Entry>(
    db,
    sql`select k.id, k.category, k.creator_id as "creatorId", k.member_id as "memberId",
        extract(epoch from k.starts_at)::int as start, extract(epoch from k.ends_at)::int as end,
        o.starts_at is not distinct from k.starts_at and o.ends_at is not distinct from k.ends_at
          and o.member_id is not distinct from k.member_id as taken
      from calendar_events k left join occupied_periods o on o.calendar_event_id = k.id
      where k.facility_id = ${facilityId} and k.valid and k.starts_at is not null
        and not (k.status = 'RESERVATION' and k.held_until <= ${now})`,
  );
  const twice = standing.filter((one) =>
    standing.some((other) => one.id < other.id && meet(one, other)),
  );
  const untaken = standing.filter(({ taken }) => !taken);
  const day = (entry: number) => new Date(entry * 1000).toISOString().slice(0, 10);
  const [first] = standing;
  const [{ viewer }] = lane.clients;
  const others = standing.filter(
    ({ category, creatorId }) => category !== 'NONE' || creatorId !== viewer.userId,
  );
  const asked = { facilityId, services: [serviceId], pets: [] };
  const slots = first
    ? await offeredSlots(
        db,
        viewer,
        { ...asked, from: day(first.start), to: day(first.start) },
        now,
      )
    : [];
  const wrong = slots.filter(({ start, end, assignees }) =>
    others.some((entry) =>
      assignees.some((memberId) =>
        meet(entry, { memberId, start: Date.parse(start) / 1000, end: Date.parse(end) / 1000 }),
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

const meet = (one: Taken, other: Taken) =>
  one.start < other.end &&
  other.start < one.end &&
  (one.memberId === other.memberId || one.memberId === null || other.memberId === null);
