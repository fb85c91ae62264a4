import { occupiedPeriods, calendarEvents } from '@zampa/db/schema/calendar';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { selectRows } from '../../../db/select-list.ts';
import { alias } from 'drizzle-orm/pg-core';
import { lockBeforeNext, rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { uuids } from '../../../db/arrays.ts';

export type Occupation = {
  /** The booking or absence that takes the time. */
  readonly id: string;
  readonly facilityId: string;
  /** Null for the whole facility. */
  readonly memberId: string | null;
  readonly start: Date;
  readonly end: Date;
  readonly expiresAt: Date | null;
};

/** An entry whose time is given up. */
export type Occupant = Pick<Occupation, 'id' | 'facilityId' | 'memberId'>;

/**
 * Takes a time. If several transactions try in parallel, a database constraint lets only one through. Throws
 * PERIOD_OCCUPIED.
 *
 * There is no check before the insert, because its result could be outdated before the write.
 * `bookings/refuse-taken.ts` rejects obviously taken times early, only to save work. On a conflict the insert waits
 * for the other commit while holding no other period, so deadlocks cannot occur.
 */
export async function occupyPeriod(
  tx: Queryable,
  occupation: Occupation,
  now: Date,
): Promise<void> {
  await exchangePeriods(tx, [], [occupation], now);
}

/** Moves an entry to another time. The old time stays taken until the new one is secured. Throws PERIOD_OCCUPIED. */
export async function moveOccupiedPeriod(
  tx: Queryable,
  occupation: Occupation,
  memberBefore: string | null,
  now: Date,
): Promise<void> {
  await exchangePeriods(tx, [{ ...occupation, memberId: memberBefore }], [occupation], now);
}

/**
 * Releases some times and takes others, all or nothing. Throws PERIOD_OCCUPIED. Advisory locks per facility and
 * member serialize transactions that release a time, take several, or delete expired ones. Otherwise two of them
 * could each hold a lock that the other waits for.
 */
export async function exchangePeriods(
  tx: Queryable,
  released: readonly Occupant[],
  taken: readonly Occupation[],
  now: Date,
): Promise<void> {
  const expired = taken.length > 0 && (await hasExpiredConflict(tx, taken, now));
  if (released.length > 0 || taken.length > 1 || expired)
    serializeMoves(tx, [...released, ...taken]);
  if (expired) await deleteExpiredConflicts(tx, taken, now);
  await freePeriods(
    tx,
    released.map(({ id }) => id),
  );
  await insertPeriods(tx, taken);
}

/** A period of time that an absence takes from a member, or from the whole facility. */
export type AbsentPeriod = Omit<Occupation, 'expiresAt'>;

const MOST_ATTEMPTS = 3;

/**
 * Takes the periods of absences although bookings overlap them: releases the periods of these bookings and of
 * slots that clients hold. The bookings stay valid and have to be moved. Throws PERIOD_OCCUPIED if the period
 * overlaps another absence, or a booking of the member at another facility.
 */
export async function takeFromBookings(
  tx: Queryable,
  absences: readonly AbsentPeriod[],
  now: Date,
): Promise<void> {
  const taken = absences.map((absence) => ({ ...absence, expiresAt: null }));
  serializeMoves(tx, taken);
  for (let attempt = 1; ; attempt += 1) {
    for (const absence of absences) await releaseBookings(tx, absence);
    try {
      return await exchangePeriods(tx, taken, taken, now);
    } catch (error) {
      // A booking that was being written at the same time is only now visible, and is released by another attempt.
      const isTaken = error instanceof Refusal && error.code === 'PERIOD_OCCUPIED';
      if (!isTaken || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

async function releaseBookings(
  tx: Queryable,
  { facilityId, memberId, start, end }: AbsentPeriod,
): Promise<void> {
  await tx.execute(sql`delete from occupied_periods o using calendar_events k
    where k.id = o.calendar_event_id and o.facility_id = ${facilityId}
      ${memberId === null ? sql`` : sql`and o.member_id = ${memberId}`}
      and tstzrange(o.starts_at, o.ends_at) && tstzrange(${start}, ${end})
      and (k.category = 'BOOKING' or (k.category = 'NONE' and k.status = 'RESERVATION'))`);
}

/**
 * Restores the times of bookings that an absence had displaced, after the absence was canceled or moved. A booking
 * still has to be moved if another absence overlaps it or its time was taken since. Returns whether the absence
 * had displaced any booking.
 */
export async function restoreBookings(
  tx: Queryable,
  { facilityId, memberId, start, end }: Omit<AbsentPeriod, 'id'>,
  now: Date,
): Promise<boolean> {
  const k = alias(calendarEvents, 'k');
  const bookings = await selectRows(
    tx,
    { id: k.id, memberId: sql<string>`${k.memberId}` },
    (columns) => sql`select ${columns} from calendar_events k
      join conversations c on c.id = k.conversation_id and c.status <> 'CLOSED'
      where k.facility_id = ${facilityId} and k.category = 'BOOKING' and k.valid
        and k.member_id is not null and k.ends_at > ${now}
        ${memberId === null ? sql`` : sql`and k.member_id = ${memberId}`}
        and tstzrange(k.starts_at, k.ends_at) && tstzrange(${start}, ${end})
        and not (k.status = 'RESERVATION' and k.held_until <= ${now})
        and not exists (select from occupied_periods o where o.calendar_event_id = k.id)
      order by k.id`,
  );
  if (bookings.length === 0) return false;
  serializeMoves(
    tx,
    bookings.map((booking) => ({ ...booking, facilityId })),
  );
  await tx.execute(sql`insert into occupied_periods
      (calendar_event_id, facility_id, member_id, starts_at, ends_at, expires_at)
    select k.id, k.facility_id, k.member_id, k.starts_at, k.ends_at,
      case when k.status = 'RESERVATION' then k.held_until end
    from calendar_events k
    where k.id = any(${uuids(bookings.map(({ id }) => id))}) and k.valid and k.category = 'BOOKING'
    order by k.id
    on conflict do nothing`);
  return true;
}

/** Makes a held time permanent; false if another booking took it in the meantime. */
export async function makePeriodPermanent(tx: Queryable, id: string): Promise<boolean> {
  const updated = await tx
    .update(occupiedPeriods)
    .set({ expiresAt: null })
    .where(eq(occupiedPeriods.calendarEventId, id))
    .returning({ id: occupiedPeriods.calendarEventId });
  return updated.length > 0;
}

/** Frees the time of an entry. */
export async function freePeriod(tx: Queryable, id: string): Promise<void> {
  await freePeriods(tx, [id]);
}

async function freePeriods(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(occupiedPeriods).where(inArray(occupiedPeriods.calendarEventId, [...ids]));
}

/** Frees the whole planned time of a visit that has ended. Returns whether the visit had a time. */
export async function freePeriodOfVisit(
  tx: Queryable,
  conversationId: string,
): Promise<{ readonly isBooked: boolean }> {
  const freed = await selectRows(
    tx,
    { id: alias(occupiedPeriods, 'o').calendarEventId },
    (columns) => sql`delete from occupied_periods o using calendar_events k
      where k.id = o.calendar_event_id and k.conversation_id = ${conversationId}
      returning ${columns}`,
  );
  return { isBooked: freed.length > 0 };
}

/** Takes advisory locks of the facilities and members in sorted order, with the next statement. */
function serializeMoves(tx: Queryable, involved: readonly Occupant[]): void {
  const keys = involved.flatMap(({ facilityId, memberId }) => [facilityId, memberId]);
  const sorted = [...new Set(keys.filter((id) => id !== null))].toSorted();
  lockBeforeNext(
    tx,
    sorted.map((id) => `move:${id}`),
  );
}

async function insertPeriods(tx: Queryable, taken: readonly Occupation[]): Promise<void> {
  if (taken.length === 0) return;
  const rows = await tx
    .insert(occupiedPeriods)
    .values(
      taken.map(({ id, facilityId, memberId, start, end, expiresAt }) => ({
        calendarEventId: id,
        facilityId,
        memberId,
        startsAt: start,
        endsAt: end,
        expiresAt,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: occupiedPeriods.calendarEventId });
  if (rows.length < taken.length) throw new Refusal('PERIOD_OCCUPIED');
}

async function hasExpiredConflict(tx: Queryable, taken: readonly Occupation[], now: Date) {
  const [row] = await rowsOf<{ found: boolean }>(
    tx,
    sql`select exists (select from occupied_periods o where ${isExpiredConflict(taken, now)}) as found`,
  );
  return row?.found ?? false;
}

/** Deletes expired holds that overlap these times, locked in order of their ids in one statement. */
async function deleteExpiredConflicts(
  tx: Queryable,
  taken: readonly Occupation[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`delete from occupied_periods where calendar_event_id in (
    select o.calendar_event_id from occupied_periods o where ${isExpiredConflict(taken, now)}
    order by o.calendar_event_id for update)`);
}

/** SQL condition: period `o` has expired and overlaps one of these. */
function isExpiredConflict(taken: readonly Occupation[], now: Date): SQL {
  const facilities = uuids([...new Set(taken.map(({ facilityId }) => facilityId))]);
  const members = uuids([...new Set(taken.flatMap(({ memberId }) => memberId ?? []))]);
  const periods = sql.join(
    taken.map(({ start, end }) => sql`tstzrange(${start}, ${end})`),
    sql`, `,
  );
  return sql`o.expires_at <= ${now}
    and (o.facility_id = any(${facilities}) or o.member_id = any(${members}))
    and tstzrange(o.starts_at, o.ends_at) && any(array[${periods}])`;
}
