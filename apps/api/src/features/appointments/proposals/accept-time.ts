import { occupiedPeriods, proposedTimes } from '@zampa/db/schema/calendar';
import { events } from '@zampa/db/schema/conversations';
import { isConfirmed, statusAfter } from '@zampa/domain/appointments/booking-status';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { markOwnerUpdate } from '../../conversations/public.ts';
import type { AppointmentAction } from '../calendar/appointment-action.ts';
import { readVisitSubjects, lockValidBooking, type CalendarRow } from '../bookings/booking-rows.ts';
import { moveBooking, refuseTooLate } from '../bookings/change-booking.ts';
import type { ChosenTime } from '../slots/choose-time.ts';
import { isBookable } from '../slots/bookable-member.ts';
import { lockHold } from '../holds/held-slot.ts';
import { saveAcceptance } from './save-acceptance.ts';
import { findProposedTimes, withdrawProposedTimes } from './proposed-times.ts';
import { notifyTimeChosen } from './time-notifications.ts';
import { insertBooking } from '../bookings/insert-booking.ts';

/**
 * A pet owner accepts a proposed time: it is booked, or the existing booking moves there. If it already is the
 * booking's time, nothing moves and no e-mail is sent. If it is undoable, the clinic is notified only when it can no
 * longer be taken back. Also works after the clinic's trial has ended, as ongoing
 * work. Errors: VALIDATION for a time that was never proposed or has expired, STATUS_CONFLICT if the proposal was
 * withdrawn or replaced or the vet no longer works there, TOO_LATE if it would move a confirmed booking in its last
 * 24 hours, PERIOD_OCCUPIED if the time has been taken.
 */
export const acceptTime: AppointmentAction = async (
  deps,
  { viewer, tx, body, now },
  conversation,
) => {
  const { start } = body.payload;
  if (!start) throw invalid('payload.start', 'required');
  const { time, expiresAt } = await readProposedTime(tx, conversation.id, new Date(start));
  if (time.start <= now) throw invalid('payload.start', 'past');
  if (expiresAt <= now) throw invalid('payload.start', 'expired');
  if (!(await isBookable(tx, conversation.facilityId, time.memberId)))
    throw new Refusal('STATUS_CONFLICT');
  const booking = await lockValidBooking(tx, conversation.id, now);
  const proposed = await findProposedTimes(tx, conversation.id);
  const chosen = { ...time, hold: await lockHold(tx, viewer.userId) };
  if (booking && isConfirmed(booking.status) && isSameTime(booking, time)) {
    await withdrawProposedTimes(tx, conversation.id);
  } else if (booking) {
    // The deadline protects confirmed times only: a requested time may be answered with a new proposal at any time.
    // A booking that overlaps an absence cannot take place, so its client may still choose another time.
    if (isConfirmed(booking.status) && (await hasItsTime(tx, booking.id)))
      refuseTooLate(viewer, booking, now);
    const status = statusAfter(booking.status, 'CONFIRM', 'owner');
    if (!status) throw new Refusal('STATUS_CONFLICT');
    const booked = { conversation, booking };
    await moveBooking(deps, { tx, viewer, now }, booked, { time: chosen, status });
  } else {
    const subjects = await readVisitSubjects(tx, conversation.id);
    await insertBooking(deps, { tx, viewer, now }, conversation, {
      ...subjects,
      status: 'NEW',
      time: chosen,
    });
  }
  await markOwnerUpdate(tx, conversation.id, 'PROPOSAL_ANSWERED', now);
  const about = { conversationId: conversation.id, start: time.start };
  if (body.payload.undoable)
    await saveAcceptance(deps, { tx, viewer, now }, { ...about, before: booking, proposed });
  else notifyTimeChosen(deps, tx, viewer.userId, about);
  return { start: time.start.toISOString() };
};

/**
 * Returns the event that accepted this time if it is already the booking's time, so that two family members who
 * accept the same time cause one event. Null if the time still needs to be accepted.
 */
export async function findAcceptance(
  tx: Queryable,
  conversationId: string,
  start: string | undefined,
  now: Date,
): Promise<{ readonly id: string; readonly seq: number } | null> {
  if (!start) return null;
  const at = new Date(start);
  const booking = await lockValidBooking(tx, conversationId, now);
  if (!booking || !isConfirmed(booking.status) || booking.startsAt?.getTime() !== at.getTime())
    return null;
  // A new proposal with the same start but another vet or duration is a different time.
  const [offered] = await findProposedRows(tx, conversationId, at);
  if (offered) return null;
  const [accepted] = await tx
    .select({ id: events.id, seq: events.seq })
    .from(events)
    .where(
      and(
        eq(events.conversationId, conversationId),
        eq(events.eventAction, 'APPOINTMENT'),
        sql`${events.details} ->> 'start' = ${at.toISOString()}`,
      ),
    )
    .orderBy(desc(events.seq))
    .limit(1);
  return accepted ?? null;
}

/** Returns whether the booking still occupies its time: not while it overlaps an absence. */
async function hasItsTime(tx: Queryable, bookingId: string): Promise<boolean> {
  const [period] = await tx
    .select({ id: occupiedPeriods.calendarEventId })
    .from(occupiedPeriods)
    .where(eq(occupiedPeriods.calendarEventId, bookingId));
  return period !== undefined;
}

const isSameTime = ({ startsAt, endsAt, memberId }: CalendarRow, time: Omit<ChosenTime, 'hold'>) =>
  startsAt?.getTime() === time.start.getTime() &&
  endsAt?.getTime() === time.end.getTime() &&
  memberId === time.memberId;

type Proposed = {
  readonly time: Omit<ChosenTime, 'hold'>;
  readonly expiresAt: Date;
};

const findProposedRows = (tx: Queryable, conversationId: string, start: Date) =>
  tx
    .select()
    .from(proposedTimes)
    .where(and(eq(proposedTimes.conversationId, conversationId), eq(proposedTimes.startsAt, start)))
    .limit(1);

/**
 * Finds the open proposal with this start, as shown in the conversation's `proposal`. Errors: STATUS_CONFLICT if it
 * was withdrawn or replaced, VALIDATION if the time was never proposed.
 */
async function readProposedTime(
  tx: Queryable,
  conversationId: string,
  start: Date,
): Promise<Proposed> {
  const [found] = await findProposedRows(tx, conversationId, start);
  if (found) {
    const { memberId, startsAt, endsAt, expiresAt } = found;
    return { time: { start: startsAt, end: endsAt, memberId }, expiresAt };
  }
  if (await wasProposed(tx, conversationId, start)) throw new Refusal('STATUS_CONFLICT');
  throw invalid('payload.start', 'not_proposed');
}

/** Returns whether this time was proposed before, even if the proposal was replaced or withdrawn. */
async function wasProposed(tx: Queryable, conversationId: string, start: Date): Promise<boolean> {
  const proposals = await tx
    .select({ details: events.details })
    .from(events)
    .where(and(eq(events.conversationId, conversationId), eq(events.eventAction, 'PROPOSE_TIME')))
    .orderBy(desc(events.seq))
    .limit(50);
  return proposals
    .flatMap(({ details }) => details?.times ?? [])
    .some((time) => new Date(time.start).getTime() === start.getTime());
}
