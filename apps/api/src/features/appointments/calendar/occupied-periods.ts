import { occupiedPeriods } from '@zampa/db/schema/calendar';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { lockWithNext, rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { uuids } from '../../../db/arrays.ts';

export type Occupation = {
  /** The booking or absence that takes the time. */
  readonly id: string;
  readonly facilityId: string;
  /** Null: the whole facility. */
  readonly memberId: string | null;
  readonly start: Date;
  readonly end: Date;
  readonly expiresAt: Date | null;
};

/** What has a time that it gives up: whose it is, and where. */
export type Occupant = Pick<Occupation, 'id' | 'facilityId' | 'memberId'>;

/**
 * Takes a time; of any number who try at once the database lets one pass. Refusal: PERIOD_OCCUPIED.
 *
 * It never looks first: what it would see could be over before it writes. Who is sure to be refused is told so before
 * (`bookings/refuse-taken.ts`), which spares the work and decides nothing. A conflict waits for the other's commit without
 * holding anything itself, so that nobody waits in a circle.
 */
export async function occupy(tx: Queryable, occupation: Occupation, now: Date): Promise<void> {
  await exchange(tx, [], [occupation], now);
}

/** Takes another time instead of the one it had, which stays taken until the new one is certain. Refusal: PERIOD_OCCUPIED. */
export async function reoccupy(
  tx: Queryable,
  occupation: Occupation,
  memberBefore: string | null,
  now: Date,
): Promise<void> {
  await exchange(tx, [{ ...occupation, memberId: memberBefore }], [occupation], now);
}

/**
 * Gives times up for others: all of them or, refused with PERIOD_OCCUPIED, none.
 *
 * Two who hold something while they wait would each hold what the other waits for: whoever gives a time up, takes
 * several, or takes away what has expired, of one facility or one member, does so one after the other.
 */
export async function exchange(
  tx: Queryable,
  given: readonly Occupant[],
  taken: readonly Occupation[],
  now: Date,
): Promise<void> {
  const expired = taken.length > 0 && (await hasExpired(tx, taken, now));
  if (given.length > 0 || taken.length > 1 || expired) takeTurns(tx, [...given, ...taken]);
  if (expired) await releaseExpired(tx, taken, now);
  await vacateAll(
    tx,
    given.map(({ id }) => id),
  );
  await insertAll(tx, taken);
}

/** Keeps a time that was held until now for good; false where it went to somebody else in the last moment. */
export async function keepOccupied(tx: Queryable, id: string): Promise<boolean> {
  const kept = await tx
    .update(occupiedPeriods)
    .set({ expiresAt: null })
    .where(eq(occupiedPeriods.calendarEventId, id))
    .returning({ id: occupiedPeriods.calendarEventId });
  return kept.length > 0;
}

/** Makes the time free again. */
export async function vacate(tx: Queryable, id: string): Promise<void> {
  await vacateAll(tx, [id]);
}

async function vacateAll(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(occupiedPeriods).where(inArray(occupiedPeriods.calendarEventId, [...ids]));
}

/** Frees the time of a visit: one that has ended takes no time any more, however long it was meant to be. */
export async function vacateVisit(
  tx: Queryable,
  conversationId: string,
): Promise<{ readonly isBooked: boolean }> {
  const freed = await rowsOf<{ id: string }>(
    tx,
    sql`delete from occupied_periods o using calendar_events k
      where k.id = o.calendar_event_id and k.conversation_id = ${conversationId}
      returning o.calendar_event_id as id`,
  );
  return { isBooked: freed.length > 0 };
}

/** One after the other, in one order, from the next statement on. */
function takeTurns(tx: Queryable, involved: readonly Occupant[]): void {
  const keys = involved.flatMap(({ facilityId, memberId }) => [facilityId, memberId]);
  const sorted = [...new Set(keys.filter((id) => id !== null))].toSorted();
  lockWithNext(
    tx,
    sorted.map((id) => `move:${id}`),
  );
}

async function insertAll(tx: Queryable, taken: readonly Occupation[]): Promise<void> {
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

async function hasExpired(tx: Queryable, taken: readonly Occupation[], now: Date) {
  const [row] = await rowsOf<{ found: boolean }>(
    tx,
    sql`select exists (select from occupied_periods o where ${isExpired(taken, now)}) as found`,
  );
  return row?.found ?? false;
}

/** Holds in the way whose time is over; all lock them in one order, with one statement. */
async function releaseExpired(
  tx: Queryable,
  taken: readonly Occupation[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`delete from occupied_periods where calendar_event_id in (
    select o.calendar_event_id from occupied_periods o where ${isExpired(taken, now)}
    order by o.calendar_event_id for update)`);
}

/** Whether period `o` is over and in the way of one of these. */
function isExpired(taken: readonly Occupation[], now: Date): SQL {
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
