import { calendarEvents } from '@zampa/db/schema/calendar';
import { and, eq } from 'drizzle-orm';
import { lockWithNext, type Queryable } from '../../../db/database.ts';
import { exchange, type Occupation } from '../calendar/occupied-periods.ts';
import type { CalendarRow } from '../bookings/booking-rows.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';

/** A time that a pet owner keeps while they finish booking it. */
export type HeldSlot = Pick<CalendarRow, 'id' | 'facilityId' | 'memberId'>;

/** Locks what somebody keeps, over or not; until commit nobody else does anything about what this person keeps. */
export async function lockHold(tx: Queryable, userId: string): Promise<HeldSlot | null> {
  lockWithNext(tx, [`hold:${userId}`]);
  const [hold] = await tx
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.creatorId, userId),
        eq(calendarEvents.category, 'NONE'),
        eq(calendarEvents.status, 'RESERVATION'),
      ),
    );
  return hold ?? null;
}

/** Removes a hold: nobody keeps this time any more; nothing is left of it. */
export async function removeHold(tx: Queryable, { id }: HeldSlot): Promise<void> {
  await tx.delete(calendarEvents).where(eq(calendarEvents.id, id));
}

/**
 * Takes the time of a booking for what it gives up: the time it had, and the one that its pet owner kept for it.
 * Refusal: PERIOD_OCCUPIED.
 */
export async function takeHeldSlot(
  { tx, now }: UnitOfWork,
  occupation: Occupation,
  before: { readonly memberId: string | null } | null,
  hold: HeldSlot | null,
): Promise<void> {
  const had = before ? [{ ...occupation, memberId: before.memberId }] : [];
  await exchange(tx, [...had, ...(hold ? [hold] : [])], [occupation], now);
  if (hold) await removeHold(tx, hold);
}
