import { proposedTimes } from '@zampa/db/schema/calendar';
import { events } from '@zampa/db/schema/conversations';
import { isConfirmed, statusAfter } from '@zampa/domain/appointments/booking-status';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { keepOwnerNews } from '../../conversations/public.ts';
import type { Act } from '../calendar/act.ts';
import { aboutVisit, lockValidBooking, type CalendarRow } from '../bookings/booking-rows.ts';
import { moveBooking, refuseTooLate } from '../bookings/change-booking.ts';
import type { ChosenTime } from '../slots/choose-time.ts';
import { isBookable } from '../slots/bookable-member.ts';
import { lockHold } from '../holds/held-slot.ts';
import { freeProposedTimes } from './proposed-times.ts';
import { notifyTimeChosen } from './time-news.ts';
import { insertBooking } from '../bookings/insert-booking.ts';

/**
 * A pet owner accepts a time that the vet has proposed: it is booked, or the booking moves there. One that it has already
 * stays as it is, and nobody is written to. What was proposed before a trial ended is open work, which goes on.
 * Refusals: VALIDATION for any other time and for one that was proposed too long ago, STATUS_CONFLICT for one that was
 * withdrawn or replaced and for one with a colleague who works there no longer, TOO_LATE where it would move a confirmed
 * booking in its last 24 hours, PERIOD_OCCUPIED when somebody was faster.
 */
export const acceptTime: Act = async (deps, { viewer, tx, body, now }, conversation) => {
  const { start } = body.payload;
  if (!start) throw invalid('payload.start', 'required');
  const { time, expiresAt } = await proposedTime(tx, conversation.id, new Date(start));
  if (time.start <= now) throw invalid('payload.start', 'past');
  if (expiresAt <= now) throw invalid('payload.start', 'expired');
  if (!(await isBookable(tx, conversation.facilityId, time.memberId)))
    throw new Refusal('STATUS_CONFLICT');
  const booking = await lockValidBooking(tx, conversation.id, now);
  const chosen = { ...time, hold: await lockHold(tx, viewer.userId) };
  if (booking && isConfirmed(booking.status) && isAt(booking, time)) {
    await freeProposedTimes(tx, conversation.id);
  } else if (booking) {
    // What was only asked for is nobody's plan yet: the clinic answers it with this time, however near the other is.
    if (isConfirmed(booking.status)) refuseTooLate(viewer, booking, now);
    const status = statusAfter(booking.status, 'CONFIRM', 'owner');
    if (!status) throw new Refusal('STATUS_CONFLICT');
    const booked = { conversation, booking };
    await moveBooking(deps, { tx, viewer, now }, booked, { time: chosen, status });
  } else {
    const about = await aboutVisit(tx, conversation.id);
    await insertBooking(deps, { tx, viewer, now }, conversation, {
      ...about,
      status: 'NEW',
      time: chosen,
    });
  }
  await keepOwnerNews(tx, conversation.id, 'PROPOSAL_ANSWERED', now);
  const chosenTime = { conversationId: conversation.id, start: time.start };
  notifyTimeChosen(deps, tx, viewer.userId, chosenTime);
  return { start: time.start.toISOString() };
};

/**
 * Returns the event by which this time was accepted before, where the booking stands at it: two of a family who accept
 * the same are one. Null where there is something to do.
 */
export async function findAccepted(
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
  // The same start with somebody else, or for longer, is another time.
  const [offered] = await findProposed(tx, conversationId, at);
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

const isAt = ({ startsAt, endsAt, memberId }: CalendarRow, time: Omit<ChosenTime, 'hold'>) =>
  startsAt?.getTime() === time.start.getTime() &&
  endsAt?.getTime() === time.end.getTime() &&
  memberId === time.memberId;

type Proposed = {
  readonly time: Omit<ChosenTime, 'hold'>;
  readonly expiresAt: Date;
};

const findProposed = (tx: Queryable, conversationId: string, start: Date) =>
  tx
    .select()
    .from(proposedTimes)
    .where(and(eq(proposedTimes.conversationId, conversationId), eq(proposedTimes.startsAt, start)))
    .limit(1);

/** Returns what is proposed now to start then: what the conversation shows as its `proposal`. */
async function proposedTime(tx: Queryable, conversationId: string, start: Date): Promise<Proposed> {
  const [found] = await findProposed(tx, conversationId, start);
  if (found) {
    const { memberId, startsAt, endsAt, expiresAt } = found;
    return { time: { start: startsAt, end: endsAt, memberId }, expiresAt };
  }
  if (await wasProposed(tx, conversationId, start)) throw new Refusal('STATUS_CONFLICT');
  throw invalid('payload.start', 'not_proposed');
}

/** Tells whether a time was proposed once, before something else was or the visit was called off. */
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
