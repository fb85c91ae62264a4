import type { CalendarChange } from '@zampa/contract/appointments/post-calendar';
import { calendarEvents } from '@zampa/db/schema/calendar';
import {
  isConfirmed,
  isTentative,
  statusAfter,
  type BookingStatus,
} from '@zampa/domain/appointments/booking-status';
import { refusalToChangeTime } from '@zampa/domain/appointments/change-window';
import { partyOf } from '@zampa/domain/conversations/status';
import type { Viewer } from '@zampa/domain/people/relation';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Deps } from '../../../deps.ts';
import { omitUndefined } from '../../../db/omit-undefined.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { requireActivePlan } from '../../../access/plan.ts';
import { markOwnerUpdate, type LockedConversation } from '../../conversations/public.ts';
import { cancelUpfront } from '../../payments/public.ts';
import { removeAllParticipants, reopenMeeting } from '../../video/public.ts';
import { withdrawProposedTimes } from '../proposals/proposed-times.ts';
import type { Occupation } from '../calendar/occupied-periods.ts';
import {
  scheduleCancellationEmail,
  scheduleBookingEmails,
  refuseToChooseEmails,
} from '../reminders/booking-emails.ts';
import { chooseTime, type ChosenTime } from '../slots/choose-time.ts';
import { occupyForBooking } from '../holds/held-slot.ts';
import {
  isTimeRequest,
  notifyFamily,
  notifyTimeRequested,
  notifyTimeCanceled,
  notifyTimeMoved,
} from '../proposals/time-notifications.ts';
import { publishBooking } from './publish-booking.ts';
import { refuseToRebook } from './book-time.ts';
import { cancelEntry, lockBookingOf, lockValidBooking, type CalendarRow } from './booking-rows.ts';
import { confirmTime } from './confirm-booking.ts';
import type { Actor } from '../../../access/by.ts';

export type BookingChange = {
  readonly status?: string | undefined;
  readonly event?: z.output<typeof CalendarChange> | undefined;
  /** Whether the client is e-mailed about the new time. */
  readonly tellClient?: boolean | undefined;
};

/** A booking with its visit's conversation. */
export type VisitBooking = {
  readonly conversation: LockedConversation;
  readonly booking: CalendarRow;
};

/**
 * Cancels a booking, confirms it, or changes its time, member or title. Errors: CONVERSATION_CLOSED, TOO_LATE,
 * STATUS_CONFLICT, FORBIDDEN, VALIDATION, PERIOD_OCCUPIED.
 */
export async function changeBooking(
  deps: Deps,
  actor: Actor,
  booked: VisitBooking,
  { status, event, tellClient: shouldNotifyClient }: BookingChange,
): Promise<void> {
  const { viewer, tx, now } = actor;
  const { conversation, booking } = booked;
  refuseToChooseEmails(viewer, shouldNotifyClient, event !== undefined && status !== 'CANCELED');
  if (status === 'CANCELED') return cancelBooking(deps, actor, booked);
  if (!booking.valid) throw new Refusal('STATUS_CONFLICT');
  refuseToRebook(conversation);
  refuseTooLate(viewer, booking, now);
  if (status !== undefined && status !== booking.status) {
    if (!viewer.isVet) throw new Refusal('FORBIDDEN');
    if (status !== 'NEW') throw new Refusal('STATUS_CONFLICT');
    await confirmTime(deps, { tx, viewer, now }, booking);
  }
  if (event) await editBooking(deps, actor, booked, { event, tellClient: shouldNotifyClient });
}

/** Cancels a booking; does nothing if it is already canceled. Errors: CONVERSATION_CLOSED, TOO_LATE. */
export async function cancelBooking(
  deps: Deps,
  { viewer, tx, now }: Actor,
  { conversation, booking }: VisitBooking,
): Promise<void> {
  if (!booking.valid) return;
  if (conversation.status === 'CLOSED') throw new Refusal('CONVERSATION_CLOSED');
  refuseTooLate(viewer, booking, now);
  await cancelBookingUnchecked(deps, { viewer, tx, now }, { conversation, booking });
}

/**
 * Cancels a valid booking without checking deadlines, notifies the other side, and refunds its prepayment.
 *
 * @param options.hasTakenPlace whether the service took place anyway, so that the prepayment counts toward its cost
 */
export async function cancelBookingUnchecked(
  deps: Deps,
  { viewer, tx, now }: Actor,
  { conversation, booking }: VisitBooking,
  { hasTakenPlace = false }: { readonly hasTakenPlace?: boolean } = {},
): Promise<void> {
  await cancelEntry({ tx, now }, booking, viewer.userId);
  await scheduleCancellationEmail(deps, { tx, now }, booking, viewer.userId);
  if (!viewer.isVet) {
    const about = { ...booking, conversationId: conversation.id };
    await notifyTimeCanceled(deps, { tx, now }, viewer.userId, about);
    await markOwnerUpdate(tx, conversation.id, 'CALLED_OFF', now);
  } else {
    const notification = { kind: 'CALLED_OFF', conversationId: conversation.id } as const;
    notifyFamily(deps, { tx, now }, viewer.userId, { ...notification, start: booking.startsAt });
  }
  await withdrawProposedTimes(tx, conversation.id);
  await removeAllParticipants(deps, { tx, now }, conversation.id);
  deps.outbox.enqueue(tx, 'releaseUpfront', {
    conversationId: conversation.id,
    bookingId: booking.id,
    ...(hasTakenPlace && { served: hasTakenPlace }),
  });
  await publishBooking(deps, tx, booking, now);
}

/** Cancels the visit's booking, if there is one, because the visit will not take place. */
export async function cancelBookingOfVisit(
  deps: Deps,
  actor: Actor,
  conversation: LockedConversation,
): Promise<void> {
  const booking = await lockValidBooking(actor.tx, conversation.id, actor.now);
  if (booking) await cancelBooking(deps, actor, { conversation, booking });
}

/**
 * Cancels the visit's tentative booking and its open prepayment when the service ends. A request without a time is
 * dropped without a separate notification. A confirmed booking is kept.
 */
export async function cancelTentativeBookingOfVisit(
  deps: Deps,
  actor: Actor,
  conversation: LockedConversation,
): Promise<void> {
  const booking = await lockBookingOf(actor.tx, conversation.id);
  if (booking?.status === 'TO_BE_BOOKED') {
    await cancelEntry(actor, booking, actor.viewer.userId);
    return publishBooking(deps, actor.tx, booking, actor.now);
  }
  if (!booking || !isTentative(booking.status)) return;
  // Cancel the prepayment first: the full cost of the service is charged after this and must not be charged twice.
  await cancelUpfront(actor, { conversationId: conversation.id, bookingId: booking.id });
  await cancelBookingUnchecked(deps, actor, { conversation, booking }, { hasTakenPlace: true });
}

/** Throws TOO_LATE for a pet owner whose booking starts in 24 hours or less. */
export function refuseTooLate(viewer: Viewer, { startsAt }: CalendarRow, now: Date): void {
  const refusal = startsAt && refusalToChangeTime(partyOf(viewer), startsAt, now);
  if (refusal) throw new Refusal(refusal);
}

type BookingEdit = Pick<BookingChange, 'tellClient'> & {
  readonly event: NonNullable<BookingChange['event']>;
};

async function editBooking(
  deps: Deps,
  { viewer, tx, now }: Actor,
  { conversation, booking }: VisitBooking,
  { event, tellClient: shouldNotifyClient = true }: BookingEdit,
): Promise<void> {
  const { title, subtitle, ...wish } = event;
  if (title !== undefined || subtitle !== undefined)
    await tx
      .update(calendarEvents)
      .set({ ...omitUndefined({ title, subtitle }), changedBy: viewer.userId, updatedAt: now })
      .where(eq(calendarEvents.id, booking.id));
  const start = wish.start ?? booking.startsAt?.toISOString();
  if (!start || (!wish.start && !wish.end && wish.resource === undefined))
    return publishBooking(deps, tx, booking, now);
  await requireActivePlan(tx, conversation.facilityId, now);
  const { services, pets } = booking;
  const request = { ...wish, start, services, pets, ...(booking.startsAt && { before: booking }) };
  const time = await chooseTime({ tx, viewer, now }, conversation, request);
  const party = partyOf(viewer);
  const refusal = refusalToChangeTime(party, time.start, now);
  if (refusal) throw new Refusal(refusal);
  const status = statusAfter(booking.status, 'MOVE', party);
  if (!status) throw new Refusal('STATUS_CONFLICT');
  // The payment deadline does not move with the booking, and payment is due before the start.
  if (status === 'RESERVATION' && booking.heldUntil && time.start < booking.heldUntil)
    throw invalid('payload.event.start', 'too_soon_to_pay');
  const booked = { conversation, booking };
  await moveBooking(deps, { tx, viewer, now }, booked, {
    time,
    status,
    tellClient: shouldNotifyClient,
  });
  // The clinic had confirmed the old time and is not asked again, so it must be notified that the client comes at
  // another one.
  if (party === 'owner' && isConfirmed(status)) {
    const moved = { id: booking.id, conversationId: conversation.id, start: time.start };
    await notifyTimeMoved(deps, { tx, now }, viewer.userId, moved);
  }
}

type NewTime = {
  readonly time: ChosenTime;
  readonly status: BookingStatus;
  readonly tellClient?: boolean;
};

/** Moves a booking to a new time. The old time stays taken until the new one is secured. Throws PERIOD_OCCUPIED. */
export async function moveBooking(
  deps: Deps,
  { tx, viewer, now }: Actor,
  { conversation, booking }: VisitBooking,
  { time, status, tellClient: shouldNotifyClient = true }: NewTime,
): Promise<void> {
  const { id, facilityId, heldUntil } = booking;
  const expiresAt = status === 'RESERVATION' ? heldUntil : null;
  const occupation: Occupation = { id, facilityId, ...time, expiresAt };
  await occupyForBooking({ tx, now }, occupation, booking.startsAt && booking, time.hold);
  await tx
    .update(calendarEvents)
    .set({
      status,
      memberId: time.memberId,
      startsAt: time.start,
      endsAt: time.end,
      attendanceConfirmedAt: null,
      ...(booking.startsAt && status === 'UPDATED' && { movedAt: now }),
      changedBy: viewer.userId,
      updatedAt: now,
    })
    .where(eq(calendarEvents.id, id));
  const email = isConfirmed(booking.status) ? 'CHANGED' : 'CONFIRMED';
  await scheduleBookingEmails(
    deps,
    { tx, now },
    { id, status, start: time.start, movedBefore: booking.movedAt },
    shouldNotifyClient ? email : null,
  );
  const { conversationId } = booking;
  if (viewer.isVet && shouldNotifyClient && isConfirmed(status)) {
    const kind = email === 'CHANGED' ? 'TIME_MOVED' : 'TIME_CONFIRMED';
    const notification = { kind, conversationId, start: time.start } as const;
    notifyFamily(deps, { tx, now }, viewer.userId, notification);
  }
  if (conversationId && !viewer.isVet && isTimeRequest(status))
    await notifyTimeRequested(deps, { tx, now }, viewer.userId, {
      id,
      conversationId,
      start: time.start,
    });
  await reopenMeeting(deps, { tx, now }, conversation);
  if (conversationId) await withdrawProposedTimes(tx, conversationId);
  // A payment hold keeps its deadline when it is moved, so only a requested time needs a new expiry job.
  if (conversationId && status === 'TO_BE_CONFIRMED')
    deps.outbox.enqueue(tx, 'cancelExpiredHold', { id, conversationId }, { dueAt: time.start });
  await publishBooking(deps, tx, booking, now);
}
