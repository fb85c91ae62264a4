import { events } from '@zampa/db/schema/conversations';
import { statusAfter } from '@zampa/domain/appointments/booking-status';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { keepOwnerNews } from '../../conversations/public.ts';
import type { Act } from '../calendar/act.ts';
import { aboutVisit, lockValidBooking } from '../bookings/booking-rows.ts';
import { moveBooking, refuseTooLate } from '../bookings/change-booking.ts';
import type { ChosenTime } from '../slots/choose-time.ts';
import { lockHold } from '../holds/held-slot.ts';
import { notifyTimeChosen } from './time-news.ts';
import { insertBooking } from '../bookings/insert-booking.ts';

/**
 * A pet owner accepts a time that the vet has proposed: it is booked, or the booking moves there. What was proposed before
 * a trial ended is open work, which goes on.
 * Refusals: VALIDATION for any other time and for one that was proposed too long ago, TOO_LATE, PERIOD_OCCUPIED when somebody was faster.
 */
export const acceptTime: Act = async (deps, { viewer, tx, body, now }, conversation) => {
  const { start } = body.payload;
  if (!start) throw invalid('payload.start', 'required');
  const proposed = await proposedTime(tx, conversation.id, new Date(start));
  if (!proposed) throw invalid('payload.start', 'not_proposed');
  const { time, expiresAt } = proposed;
  if (expiresAt && new Date(expiresAt) <= now) throw invalid('payload.start', 'expired');
  if (time.start <= now) throw invalid('payload.start', 'past');
  const booking = await lockValidBooking(tx, conversation.id, now);
  const chosen = { ...time, hold: await lockHold(tx, viewer.userId) };
  if (booking) {
    refuseTooLate(viewer, booking, now);
    const status = statusAfter(booking.status, 'CONFIRM', 'owner');
    if (!status) throw new Refusal('STATUS_CONFLICT');
    await moveBooking(deps, { tx, viewer, now }, booking, { time: chosen, status });
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

type Proposed = {
  readonly time: Omit<ChosenTime, 'hold'>;
  readonly expiresAt: string | undefined;
};

/** What was proposed to start then; of several the latest. */
async function proposedTime(
  tx: Queryable,
  conversationId: string,
  start: Date,
): Promise<Proposed | undefined> {
  const proposals = await tx
    .select({ details: events.details })
    .from(events)
    .where(and(eq(events.conversationId, conversationId), eq(events.eventAction, 'PROPOSE_TIME')))
    .orderBy(desc(events.seq))
    .limit(50);
  const found = proposals
    .flatMap(({ details }) => details?.times?.map((time) => ({ ...details, time })) ?? [])
    .find(({ time }) => new Date(time.start).getTime() === start.getTime());
  if (!found) return undefined;
  const { time, expiresAt } = found;
  return { time: { start, end: new Date(time.end), memberId: time.resource }, expiresAt };
}
