import { calendarEvents } from '@zampa/db/schema/calendar';
import { type BookingStatus, isConfirmed } from '@zampa/domain/appointments/booking-status';
import { partyOf } from '@zampa/domain/conversations/status';
import type { Deps } from '../../../deps.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { publishEvent, appendEvent, type LockedConversation } from '../../conversations/public.ts';
import { tieToBooking } from '../../payments/public.ts';
import { publishMeeting, reopenMeeting } from '../../video/public.ts';
import { freeProposedTimes } from '../proposals/proposed-times.ts';
import { scheduleEmails } from '../reminders/booking-emails.ts';
import type { ChosenTime } from '../slots/choose-time.ts';
import { takeHeldSlot } from '../holds/held-slot.ts';
import { givenUpAt } from './booking-rows.ts';
import { isTimeRequest, notifyFamily, notifyTimeRequested } from '../proposals/time-news.ts';
import type { By } from '../../../access/by.ts';

export type NewBooking = {
  readonly status: BookingStatus;
  /** Null while a time is still to be found. */
  readonly time: ChosenTime | null;
  readonly services: readonly string[];
  readonly pets: readonly string[];
  readonly heldUntil?: Date | null;
  readonly title?: string;
  readonly subtitle?: string;
  readonly address?: string;
  /** Whether the client is written about it at once. */
  readonly tellClient?: boolean;
  /** How its sender will recognise it. */
  readonly client?: { readonly clientId?: string; readonly clientHash?: string };
};

/** Writes a booking into its conversation and the calendar, and takes its time. Refusal: PERIOD_OCCUPIED. */
export async function insertBooking(
  deps: Deps,
  { tx, viewer, now }: By,
  conversation: LockedConversation,
  { client = {}, ...booking }: NewBooking,
): Promise<{ id: string; seq: number }> {
  const { id: conversationId, facilityId } = conversation;
  const { status, time, services, pets, heldUntil = null, tellClient = true, ...texts } = booking;
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
  if (time) {
    const slot = { id, facilityId, ...time, expiresAt: heldUntil };
    await takeHeldSlot({ tx, now }, slot, null, time.hold);
    await freeProposedTimes(tx, conversationId);
    await tieToBooking(tx, conversationId, id);
    await reopenMeeting(deps, { tx, now }, conversation);
    publishMeeting(deps, tx, conversationId);
  }
  const start = time?.start ?? null;
  await notifyBooked(deps, { tx, viewer, now }, { id, conversationId, status, start, tellClient });
  const dueAt = givenUpAt({ status, heldUntil, start });
  if (dueAt) deps.outbox.enqueue(tx, 'cancelExpiredHold', { id, conversationId }, { dueAt });
  publishEvent(deps, tx, { action: 'created', conversationId, eventId: id });
  publishCalendar(deps, tx, facilityId);
  return { id, seq: event.seq };
}

type Booked = Pick<NewBooking, 'status'> & {
  readonly id: string;
  readonly conversationId: string;
  readonly start: Date | null;
  readonly tellClient: boolean;
};

/** Tells the other side of a booking: the family when it is expected, the clinic what it is asked for. */
async function notifyBooked(
  deps: Deps,
  { tx, viewer, now }: By,
  { id, conversationId, status, start, tellClient }: Booked,
): Promise<void> {
  const by = viewer.userId;
  if (start) {
    const email = tellClient ? 'CONFIRMED' : null;
    await scheduleEmails(deps, { tx, now }, { id, status, start }, email);
    if (viewer.isVet && tellClient && isConfirmed(status))
      notifyFamily(deps, { tx, now }, by, { kind: 'TIME_CONFIRMED', conversationId, start });
  }
  if (!viewer.isVet && isTimeRequest(status))
    await notifyTimeRequested(deps, { tx, now }, by, { id, conversationId, start });
}
