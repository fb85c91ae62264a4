import { calendarEvents } from '@zampa/db/schema/calendar';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { vacate } from '../calendar/occupied-periods.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';

export type CalendarRow = typeof calendarEvents.$inferSelect;

/** Locks an entry of a calendar until commit; undefined when the id is of something else. */
export async function lockEntry(tx: Queryable, id: string): Promise<CalendarRow | undefined> {
  const [row] = await tx
    .select()
    .from(calendarEvents)
    .where(eq(calendarEvents.id, id))
    .for('update');
  return row;
}

/** Locks the booking of a visit that was not called off, expired or not; its conversation is locked before. */
export async function lockBookingOf(
  tx: Queryable,
  conversationId: string,
): Promise<CalendarRow | null> {
  const [row] = await tx
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.conversationId, conversationId), eq(calendarEvents.valid, true)))
    .for('update');
  return row ?? null;
}

/** Locks the booking of a visit that is valid at this moment; its conversation is locked before. */
export async function lockValidBooking(
  tx: Queryable,
  conversationId: string,
  now: Date,
): Promise<CalendarRow | null> {
  const row = await lockBookingOf(tx, conversationId);
  if (!row) return null;
  if (!isExpired(row, now)) return row;
  // Its time is in nobody's way any more. Given up here, it would be locked while another one is waited for, and two who
  // do so wait in a circle: whoever wants that time takes it away in their turn.
  await callOff({ tx, now }, row, null);
  return null;
}

/**
 * Tells whether a time was held for its payment for longer than it could be, or was asked for and has passed without an
 * answer.
 */
export function isExpired({ status, heldUntil, startsAt }: KeptTime, now: Date): boolean {
  if (status === 'TO_BE_CONFIRMED') return startsAt !== null && startsAt <= now;
  return status === 'RESERVATION' && heldUntil !== null && heldUntil <= now;
}

/** What says how long a time is kept that is not certain. */
export type KeptTime = Pick<CalendarRow, 'status' | 'heldUntil' | 'startsAt'>;

/** Returns the same as {@link isExpired} of an entry, for PostgreSQL to say; a test holds the two together. */
export const isExpiredSql = (k: SQL, now: Date): SQL =>
  sql`coalesce(case ${k}.status when 'TO_BE_CONFIRMED' then ${k}.starts_at
    when 'RESERVATION' then ${k}.held_until end <= ${now}, false)`;

/** Returns when a time is given up that nobody pays or agrees to; null for one that stands. */
export function givenUpAt({
  status,
  heldUntil,
  start,
}: Pick<CalendarRow, 'status' | 'heldUntil'> & { readonly start: Date | null }): Date | null {
  return status === 'TO_BE_CONFIRMED' ? start : heldUntil;
}

/** Calls an entry off, its time is free again; who did so is null where the clock did. */
export async function invalidate(
  { tx, now }: UnitOfWork,
  entry: CalendarRow,
  userId: string | null,
  noShow = false,
): Promise<void> {
  await callOff({ tx, now }, entry, userId, noShow);
  await vacate(tx, entry.id);
}

async function callOff(
  { tx, now }: UnitOfWork,
  { id }: CalendarRow,
  userId: string | null,
  noShow = false,
): Promise<void> {
  const called = { status: 'CANCELED', valid: false, noShow } as const;
  await tx
    .update(calendarEvents)
    .set({ ...called, invalidatedAt: now, invalidatedBy: userId, updatedAt: now })
    .where(eq(calendarEvents.id, id));
}

/** Returns what a visit was asked for. */
export async function aboutVisit(tx: Queryable, conversationId: string) {
  const [about] = await rowsOf<{ services: readonly string[]; pets: readonly string[] }>(
    tx,
    sql`select array(select s.service_id::text from conversation_services s
        where s.conversation_id = ${conversationId}) as services,
      array(select p.pet_id::text from conversation_pets p
        where p.conversation_id = ${conversationId}) as pets`,
  );
  return about ?? { services: [], pets: [] };
}
