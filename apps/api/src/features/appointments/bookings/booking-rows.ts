import { calendarEvents } from '@zampa/db/schema/calendar';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { freePeriod } from '../calendar/occupied-periods.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';

export type CalendarRow = typeof calendarEvents.$inferSelect;

/** Locks a calendar entry until commit; undefined if the id is unknown. */
export async function lockEntry(tx: Queryable, id: string): Promise<CalendarRow | undefined> {
  const [row] = await tx
    .select()
    .from(calendarEvents)
    .where(eq(calendarEvents.id, id))
    .for('update');
  return row;
}

/**
 * Locks the visit's booking, which may have expired. Null if the visit has no booking or it was canceled. The
 * caller holds the conversation's lock.
 */
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

/**
 * Locks the visit's booking if it is valid and not expired. Marks an expired one as canceled. The caller holds the
 * conversation's lock.
 */
export async function lockValidBooking(
  tx: Queryable,
  conversationId: string,
  now: Date,
): Promise<CalendarRow | null> {
  const row = await lockBookingOf(tx, conversationId);
  if (!row) return null;
  if (!isExpired(row, now)) return row;
  // Its expired period no longer blocks anyone. Do not delete the period here: its lock would be held while waiting
  // for another time, and two such transactions could deadlock. It is deleted by the next booking that takes this
  // time.
  await markCanceled({ tx, now }, row, null);
  return null;
}

/**
 * Returns whether a time has expired: it was held for a payment past its deadline, or requested and not answered
 * before it passed.
 */
export function isExpired({ status, heldUntil, startsAt }: TentativeTime, now: Date): boolean {
  if (status === 'TO_BE_CONFIRMED') return startsAt !== null && startsAt <= now;
  return status === 'RESERVATION' && heldUntil !== null && heldUntil <= now;
}

/** The fields that decide when a tentative time expires. */
export type TentativeTime = Pick<CalendarRow, 'status' | 'heldUntil' | 'startsAt'>;

/** Returns the SQL version of {@link isExpired} for entry `k`. A test compares both. */
export const isExpiredSql = (k: SQL, now: Date): SQL =>
  sql`coalesce(case ${k}.status when 'TO_BE_CONFIRMED' then ${k}.starts_at
    when 'RESERVATION' then ${k}.held_until end <= ${now}, false)`;

/** Returns when an unpaid or unanswered time expires; null for a confirmed one. */
export function expiryOf({
  status,
  heldUntil,
  start,
}: Pick<CalendarRow, 'status' | 'heldUntil'> & { readonly start: Date | null }): Date | null {
  return status === 'TO_BE_CONFIRMED' ? start : heldUntil;
}

/** Cancels a calendar entry and frees its time. `userId` is null when it expired automatically. */
export async function cancelEntry(
  { tx, now }: UnitOfWork,
  entry: CalendarRow,
  userId: string | null,
  noShow = false,
): Promise<void> {
  await markCanceled({ tx, now }, entry, userId, noShow);
  await freePeriod(tx, entry.id);
}

async function markCanceled(
  { tx, now }: UnitOfWork,
  { id }: CalendarRow,
  userId: string | null,
  noShow = false,
): Promise<void> {
  const canceled = { status: 'CANCELED', valid: false, noShow } as const;
  await tx
    .update(calendarEvents)
    .set({ ...canceled, invalidatedAt: now, invalidatedBy: userId, updatedAt: now })
    .where(eq(calendarEvents.id, id));
}

/** Returns the services and pets for which a visit was requested. */
export async function readVisitSubjects(tx: Queryable, conversationId: string) {
  const [about] = await rowsOf<{ services: readonly string[]; pets: readonly string[] }>(
    tx,
    sql`select array(select s.service_id::text from conversation_services s
        where s.conversation_id = ${conversationId}) as services,
      array(select p.pet_id::text from conversation_pets p
        where p.conversation_id = ${conversationId}) as pets`,
  );
  return about ?? { services: [], pets: [] };
}
