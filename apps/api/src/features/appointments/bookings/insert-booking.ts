import { calendarEvents } from '@zampa/db/schema/calendar';
import { type BookingStatus, isConfirmed } from '@zampa/domain/appointments/booking-status';
import { partyOf } from '@zampa/domain/conversations/status';
import type { Deps } from '../../../deps.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { publishEvent, appendEvent, type LockedConversation } from '../../conversations/public.ts';
import { assignToBooking } from '../../payments/public.ts';
import { publishMeeting, reopenMeeting } from '../../video/public.ts';
import { withdrawProposedTimes } from '../proposals/proposed-times.ts';
import { scheduleBookingEmails } from '../reminders/booking-emails.ts';
import type { ChosenTime } from '../slots/choose-time.ts';
import { occupyForBooking } from '../holds/held-slot.ts';
import { expiryOf } from './booking-rows.ts';
import {
  isTimeRequest,
  notifyFamily,
  notifyTimeRequested,
} from '../proposals/time-notifications.ts';
import type { Actor } from '../../../access/by.ts';

export type NewBooking = {
  readonly status: BookingStatus;
  /** Null when the time is still to be found. */
  readonly time: ChosenTime | null;
  readonly services: readonly string[];
  readonly pets: readonly string[];
  readonly heldUntil?: Date | null;
  readonly title?: string;
  readonly subtitle?: string;
  readonly address?: string;
  /** Whether the client is e-mailed immediately. Defaults to true. */
  readonly tellClient?: boolean;
  /** The sender's own id and hash of the request (idempotency key). */
  readonly client?: { readonly clientId?: string; readonly clientHash?: string };
};

/** Inserts a booking into its conversation and the calendar, and takes its time. Throws PERIOD_OCCUPIED. */
export async function insertBooking(
  deps: Deps,
  { tx, viewer, now }: Actor,
  conversation: LockedConversation,
  { client = {}, ...booking }: NewBooking,
): Promise<{ id: string; seq: number }> {
  const { id: conversationId, facilityId } = conversation;
  const {
    status,
    time,
    services,
    pets,
    heldUntil = null,
    tellClient: shouldNotifyClient = true,
    ...texts
  } = booking;
  const event = await appendEvent(
    tx,
    {
      conversationId,
      type: 'CALENDAR',
      category: 'BOOKING',
      party: partyOf(viewer),
      userId: viewer.userId,
      ...client,
    },
    now,
  );
  const { id } = event;
  await tx.insert(calendarEvents).values({
    id,
    facilityId,
    conversationId,
    category: 'BOOKING',
    status,
    memberId: time?.memberId,
    startsAt: time?.start,
    endsAt: time?.end,
    heldUntil,
    ...texts,
    services: [...services],
    pets: [...pets],
    creatorId: viewer.userId,
    createdAt: now,
    updatedAt: now,
  });
  if (time) await takeTime(deps, { tx, now }, conversation, { id, time, heldUntil });
  const start = time?.start ?? null;
  await notifyOfBooking(
    deps,
    { tx, viewer, now },
    { id, conversationId, status, start, tellClient: shouldNotifyClient },
  );
  const dueAt = expiryOf({ status, heldUntil, start });
  if (dueAt) deps.outbox.enqueue(tx, 'cancelExpiredHold', { id, conversationId }, { dueAt });
  publishEvent(deps, tx, { action: 'created', conversationId, eventId: id });
  publishCalendar(deps, tx, facilityId);
  return { id, seq: event.seq };
}

type TimeToTake = {
  readonly id: string;
  readonly time: ChosenTime;
  readonly heldUntil: Date | null;
};

/**
 * Takes the time of a new booking, and updates what depends on it: proposed times, payments and the video meeting.
 * Throws PERIOD_OCCUPIED.
 */
async function takeTime(
  deps: Deps,
  { tx, now }: Pick<Actor, 'tx' | 'now'>,
  conversation: LockedConversation,
  { id, time, heldUntil }: TimeToTake,
): Promise<void> {
  const { id: conversationId, facilityId } = conversation;
  const slot = { id, facilityId, ...time, expiresAt: heldUntil };
  await occupyForBooking({ tx, now }, slot, null, time.hold);
  await withdrawProposedTimes(tx, conversationId);
  await assignToBooking(tx, conversationId, id);
  await reopenMeeting(deps, { tx, now }, conversation);
  publishMeeting(deps, tx, conversationId);
}

type BookingNotice = Pick<NewBooking, 'status'> & {
  readonly id: string;
  readonly conversationId: string;
  readonly start: Date | null;
  readonly tellClient: boolean;
};

/** Notifies the other side of a new booking: the family of a confirmed time, the clinic of a requested one. */
async function notifyOfBooking(
  deps: Deps,
  { tx, viewer, now }: Actor,
  { id, conversationId, status, start, tellClient: shouldNotifyClient }: BookingNotice,
): Promise<void> {
  const actorId = viewer.userId;
  if (start) {
    const email = shouldNotifyClient ? 'CONFIRMED' : null;
    await scheduleBookingEmails(deps, { tx, now }, { id, status, start }, email);
    if (viewer.isVet && shouldNotifyClient && isConfirmed(status))
      notifyFamily(deps, { tx, now }, actorId, { kind: 'TIME_CONFIRMED', conversationId, start });
  }
  if (!viewer.isVet && isTimeRequest(status))
    await notifyTimeRequested(deps, { tx, now }, actorId, { id, conversationId, start });
}
