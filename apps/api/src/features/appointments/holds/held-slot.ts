import { calendarEvents } from '@zampa/db/schema/calendar';
import { and, eq } from 'drizzle-orm';
import { lockBeforeNext, type Queryable } from '../../../db/database.ts';
import { exchangePeriods, type Occupation } from '../calendar/occupied-periods.ts';
import type { CalendarRow } from '../bookings/booking-rows.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';

/** A time held for a pet owner while they finish booking it. */
export type HeldSlot = Pick<CalendarRow, 'id' | 'facilityId' | 'memberId'>;

/**
 * Returns the person's hold, expired or not. Takes an advisory lock, so that no parallel request changes their hold
 * before commit.
 */
export async function lockHold(tx: Queryable, userId: string): Promise<HeldSlot | null> {
  lockBeforeNext(tx, [`hold:${userId}`]);
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

/** Deletes a hold's calendar entry, which frees its time. */
export async function removeHold(tx: Queryable, { id }: HeldSlot): Promise<void> {
  await tx.delete(calendarEvents).where(eq(calendarEvents.id, id));
}

/** Takes the time of a booking in exchange for its previous time and the owner's hold. Throws PERIOD_OCCUPIED. */
export async function occupyForBooking(
  { tx, now }: UnitOfWork,
  occupation: Occupation,
  before: { readonly memberId: string | null } | null,
  hold: HeldSlot | null,
): Promise<void> {
  const previous = before ? [{ ...occupation, memberId: before.memberId }] : [];
  await exchangePeriods(tx, [...previous, ...(hold ? [hold] : [])], [occupation], now);
  if (hold) await removeHold(tx, hold);
}
