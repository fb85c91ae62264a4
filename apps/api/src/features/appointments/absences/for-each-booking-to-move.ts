import type { MoveResult } from '@zampa/contract/appointments/move-result';
import { MOVE_PROBLEMS, type MoveProblem } from '@zampa/domain/appointments/move-problems';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../../access/by.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { VisitBooking } from '../bookings/change-booking.ts';
import { refuseToRebook } from '../bookings/book-time.ts';
import type { CalendarRow } from '../bookings/booking-rows.ts';
import { lockEntryWithConversation } from '../calendar/change-calendar-event.ts';
import { isToBeMoved } from './bookings-to-move.ts';

/** A booking with a time, which has to be moved. */
export type BookingToMove = VisitBooking & {
  readonly booking: CalendarRow & { readonly startsAt: Date; readonly endsAt: Date };
};

/** Does one step for a booking. Returns why it was not done, or null. Writes nothing before it returns a problem. */
export type MoveStep = (booked: BookingToMove) => Promise<MoveProblem | null>;

/**
 * Runs a step for each of these bookings of a facility that overlaps an absence, by start, and collects the
 * failures. Locks all bookings first, in order of their ids, because the step takes other locks and parallel calls
 * must not deadlock. Throws NOT_FOUND for an id that is not a booking of the facility.
 *
 * @param isDone whether a parallel or repeated call has already done the step for a booking
 */
export async function forEachBookingToMove(
  actor: Actor,
  facilityId: string,
  ids: readonly string[],
  steps: {
    readonly isDone: (booked: VisitBooking) => Promise<boolean>;
    readonly step: MoveStep;
  },
): Promise<MoveResult> {
  const locked = await lockBookings(actor, facilityId, ids);
  const result: { succeeded: string[]; failed: MoveResult['failed'] } = {
    succeeded: [],
    failed: [],
  };
  for (const booked of locked.toSorted(byStart)) {
    const { id } = booked.booking;
    const code = (await steps.isDone(booked))
      ? null
      : await stepOrProblem(actor, booked, steps.step);
    if (code) result.failed.push({ id, code });
    else result.succeeded.push(id);
  }
  return result;
}

const byStart = ({ booking: one }: VisitBooking, { booking: other }: VisitBooking) =>
  (one.startsAt?.getTime() ?? 0) - (other.startsAt?.getTime() ?? 0);

async function lockBookings(
  { tx, viewer, now }: Actor,
  facilityId: string,
  ids: readonly string[],
): Promise<readonly VisitBooking[]> {
  const locked: VisitBooking[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const found = await lockEntryWithConversation(tx, viewer, id, now);
    if (!found?.conversation || found.conversation.facilityId !== facilityId)
      throw new Refusal('NOT_FOUND');
    locked.push({ conversation: found.conversation, booking: found.entry });
  }
  return locked;
}

async function stepOrProblem(
  { tx, now }: Actor,
  { conversation, booking }: VisitBooking,
  step: MoveStep,
): Promise<MoveProblem | null> {
  const { startsAt, endsAt } = booking;
  if (!startsAt || !endsAt || !(await hasToBeMoved(tx, booking.id, now))) return 'NOT_TO_MOVE';
  try {
    refuseToRebook(conversation);
    return await step({ conversation, booking: { ...booking, startsAt, endsAt } });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return MOVE_PROBLEMS.find((problem) => problem === error.code) ?? 'OTHER';
  }
}

/** Returns whether the booking overlaps an absence, and so has lost its time. */
export async function hasToBeMoved(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    tx,
    sql`select exists (select from calendar_events k where k.id = ${id} and ${isToBeMoved(now)}) as found`,
  );
  return row?.found ?? false;
}
