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
import { keepOwnerNews, type LockedConversation } from '../../conversations/public.ts';
import { cancelUpfront } from '../../payments/public.ts';
import { emptyMeeting, reopenMeeting } from '../../video/public.ts';
import { freeProposedTimes } from '../proposals/proposed-times.ts';
import type { Occupation } from '../calendar/occupied-periods.ts';
import {
  scheduleCancellation,
  scheduleEmails,
  refuseToChooseEmails,
} from '../reminders/booking-emails.ts';
import { chooseTime, type ChosenTime } from '../slots/choose-time.ts';
import { takeHeldSlot } from '../holds/held-slot.ts';
import {
  isTimeRequest,
  notifyFamily,
  notifyTimeRequested,
  writeCalledOff,
  writeTimeMoved,
} from '../proposals/time-news.ts';
import { publishBooking } from './publish-booking.ts';
import { refuseToRebook } from './book-time.ts';
import { invalidate, lockBookingOf, lockValidBooking, type CalendarRow } from './booking-rows.ts';
import { confirmTime } from './confirm-booking.ts';
import type { By } from '../../../access/by.ts';

export type BookingChange = {
  readonly status?: string | undefined;
  readonly event?: z.output<typeof CalendarChange> | undefined;
  /** Whether the client is written about another time. */
  readonly tellClient?: boolean | undefined;
};

/** A booking with the conversation that it is a visit of. */
export type Booked = {
  readonly conversation: LockedConversation;
  readonly booking: CalendarRow;
};

/**
 * Calls a booking off, agrees to it, or gives it another time, person or title.
 * Refusals: CONVERSATION_CLOSED, TOO_LATE, STATUS_CONFLICT, FORBIDDEN, VALIDATION, PERIOD_OCCUPIED.
 */
export async function changeBooking(
  deps: Deps,
  by: By,
  booked: Booked,
  { status, event, tellClient }: BookingChange,
): Promise<void> {
  const { viewer, tx, now } = by;
  const { conversation, booking } = booked;
  refuseToChooseEmails(viewer, tellClient, event !== undefined && status !== 'CANCELED');
  if (status === 'CANCELED') return cancelBooking(deps, by, booked);
  if (!booking.valid) throw new Refusal('STATUS_CONFLICT');
  refuseToRebook(conversation);
  refuseTooLate(viewer, booking, now);
  if (status !== undefined && status !== booking.status) {
    if (!viewer.isVet) throw new Refusal('FORBIDDEN');
    if (status !== 'NEW') throw new Refusal('STATUS_CONFLICT');
    await confirmTime(deps, { tx, viewer, now }, booking);
  }
  if (event) await rearrange(deps, by, booked, { event, tellClient });
}

/** Calls a booking off; doing it twice changes nothing. Refusals: CONVERSATION_CLOSED, TOO_LATE. */
export async function cancelBooking(
  deps: Deps,
  { viewer, tx, now }: By,
  { conversation, booking }: Booked,
): Promise<void> {
  if (!booking.valid) return;
  if (conversation.status === 'CLOSED') throw new Refusal('CONVERSATION_CLOSED');
  refuseTooLate(viewer, booking, now);
  await callOffBooking(deps, { viewer, tx, now }, { conversation, booking });
}

/**
 * Calls a valid booking off at whatever time, and tells the other side. What was paid upfront for it goes back.
 *
 * @param options.served where its service has taken place all the same: what was paid pays for that
 */
export async function callOffBooking(
  deps: Deps,
  { viewer, tx, now }: By,
  { conversation, booking }: Booked,
  { served = false }: { readonly served?: boolean } = {},
): Promise<void> {
  await invalidate({ tx, now }, booking, viewer.userId);
  await scheduleCancellation(deps, { tx, now }, booking, viewer.userId);
  if (!viewer.isVet) {
    const about = { ...booking, conversationId: conversation.id };
    await writeCalledOff(deps, { tx, now }, viewer.userId, about);
    await keepOwnerNews(tx, conversation.id, 'CALLED_OFF', now);
  } else {
    const told = { kind: 'CALLED_OFF', conversationId: conversation.id } as const;
    notifyFamily(deps, { tx, now }, viewer.userId, { ...told, start: booking.startsAt });
  }
  await freeProposedTimes(tx, conversation.id);
  await emptyMeeting(deps, { tx, now }, conversation.id);
  deps.outbox.enqueue(tx, 'releaseUpfront', {
    conversationId: conversation.id,
    bookingId: booking.id,
    ...(served && { served }),
  });
  await publishBooking(deps, tx, booking, now);
}

/** Calls off the booking of a visit that will not take place, where it has one. */
export async function cancelBookingOf(
  deps: Deps,
  by: By,
  conversation: LockedConversation,
): Promise<void> {
  const booking = await lockValidBooking(by.tx, conversation.id, by.now);
  if (booking) await cancelBooking(deps, by, { conversation, booking });
}

/**
 * Calls off the time of a visit whose service ends, where it is not certain yet, with what is still to be paid for it:
 * nobody agrees to it or pays it any more. A wish that has no time yet ends with its service, which is all that is told of
 * it. A time that was confirmed stays as it is.
 */
export async function cancelTentativeBookingOf(
  deps: Deps,
  by: By,
  conversation: LockedConversation,
): Promise<void> {
  const booking = await lockBookingOf(by.tx, conversation.id);
  if (booking?.status === 'TO_BE_BOOKED') {
    await invalidate(by, booking, by.viewer.userId);
    return publishBooking(deps, by.tx, booking, by.now);
  }
  if (!booking || !isTentative(booking.status)) return;
  // At once: what the service costs is charged after this, and none of it twice.
  await cancelUpfront(by, { conversationId: conversation.id, bookingId: booking.id });
  await callOffBooking(deps, by, { conversation, booking }, { served: true });
}

/** Refuses with TOO_LATE a pet owner whose booking starts in 24 hours or less. */
export function refuseTooLate(viewer: Viewer, { startsAt }: CalendarRow, now: Date): void {
  const refusal = startsAt && refusalToChangeTime(partyOf(viewer), startsAt, now);
  if (refusal) throw new Refusal(refusal);
}

type Rearrangement = Pick<BookingChange, 'tellClient'> & {
  readonly event: NonNullable<BookingChange['event']>;
};

async function rearrange(
  deps: Deps,
  { viewer, tx, now }: By,
  { conversation, booking }: Booked,
  { event, tellClient = true }: Rearrangement,
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
  const asked = { ...wish, start, services, pets, ...(booking.startsAt && { before: booking }) };
  const time = await chooseTime({ tx, viewer, now }, conversation, asked);
  const party = partyOf(viewer);
  const refusal = refusalToChangeTime(party, time.start, now);
  if (refusal) throw new Refusal(refusal);
  const status = statusAfter(booking.status, 'MOVE', party);
  if (!status) throw new Refusal('STATUS_CONFLICT');
  // It is paid before it begins, and the time to pay it stays as it was said.
  if (status === 'RESERVATION' && booking.heldUntil && time.start < booking.heldUntil)
    throw invalid('payload.event.start', 'too_soon_to_pay');
  const booked = { conversation, booking };
  await moveBooking(deps, { tx, viewer, now }, booked, { time, status, tellClient });
  // The clinic agreed to the time that it had, and is asked for none: it hears that nobody comes at that.
  if (party === 'owner' && isConfirmed(status)) {
    const moved = { id: booking.id, conversationId: conversation.id, start: time.start };
    await writeTimeMoved(deps, { tx, now }, viewer.userId, moved);
  }
}

type NewTime = {
  readonly time: ChosenTime;
  readonly status: BookingStatus;
  readonly tellClient?: boolean;
};

/** Gives a booking its time; the one it had stays taken until then. Refusal: PERIOD_OCCUPIED. */
export async function moveBooking(
  deps: Deps,
  { tx, viewer, now }: By,
  { conversation, booking }: Booked,
  { time, status, tellClient = true }: NewTime,
): Promise<void> {
  const { id, facilityId, heldUntil } = booking;
  const expiresAt = status === 'RESERVATION' ? heldUntil : null;
  const occupation: Occupation = { id, facilityId, ...time, expiresAt };
  await takeHeldSlot({ tx, now }, occupation, booking.startsAt && booking, time.hold);
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
  await scheduleEmails(
    deps,
    { tx, now },
    { id, status, start: time.start, movedBefore: booking.movedAt },
    tellClient ? email : null,
  );
  const { conversationId } = booking;
  if (viewer.isVet && tellClient && isConfirmed(status)) {
    const kind = email === 'CHANGED' ? 'TIME_MOVED' : 'TIME_CONFIRMED';
    const told = { kind, conversationId, start: time.start } as const;
    notifyFamily(deps, { tx, now }, viewer.userId, told);
  }
  if (conversationId && !viewer.isVet && isTimeRequest(status))
    await notifyTimeRequested(deps, { tx, now }, viewer.userId, {
      id,
      conversationId,
      start: time.start,
    });
  await reopenMeeting(deps, { tx, now }, conversation);
  if (conversationId) await freeProposedTimes(tx, conversationId);
  // A hold ends when it was said to, wherever it is moved.
  if (conversationId && status === 'TO_BE_CONFIRMED')
    deps.outbox.enqueue(tx, 'cancelExpiredHold', { id, conversationId }, { dueAt: time.start });
  await publishBooking(deps, tx, booking, now);
}
