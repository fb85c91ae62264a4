import type { SummaryBooking, SummaryEvent } from '../conversation-summary.ts';
import type { Event } from '../event.ts';
import { beginningOf } from '@zampa/domain/conversations/beginning';

export type SummaryContext = {
  /** `seq` of the conversation; an event with the same one omits it. */
  readonly seq: number;
  /** Maximum bytes of a text. */
  readonly limit: number;
  /** `seq` of the proposal that can still be accepted. */
  readonly openSeq: number | undefined;
};

/** Returns the compact form of an event. Fields without a value are omitted. */
export function summarizeEvent(
  event: Event,
  { seq, limit, openSeq }: SummaryContext,
): SummaryEvent {
  const { payload, dateCreated, dateUpdated, file } = event;
  const { eventAction, message = '', times, expiresAt, start, withdrawn } = payload;
  const booking = bookingOf(payload);
  const isOpen = event.seq === openSeq;
  return {
    type: event.type,
    text: beginningOf(message, limit),
    user: event.user?.id ?? null,
    date: dateCreated,
    ...(event.seq !== seq && { seq: event.seq }),
    ...(dateUpdated !== dateCreated && { updated: dateUpdated }),
    ...(eventAction !== undefined && { action: eventAction }),
    ...(withdrawn && { withdrawn }),
    ...(file && { file: file.name && beginningOf(file.name, limit) }),
    ...(start !== undefined && { start }),
    ...(times && { times: times.map((time) => time.start) }),
    ...(isOpen && { open: isOpen }),
    ...(isOpen && expiresAt !== undefined && { expiresAt }),
    ...(booking && { booking }),
  };
}

/** Returns the booking of an event; undefined if it has none. */
function bookingOf({ event, status, ...more }: Event['payload']): SummaryBooking | undefined {
  if (!event || !status) return undefined;
  const { firstStatus, noShow, heldUntil, movedAt, updatedByUserId } = more;
  const { invalidatedAt, invalidatedBy } = more;
  return {
    start: event.start,
    end: event.end,
    status,
    ...(firstStatus && firstStatus !== status && { firstStatus }),
    ...(noShow && { noShow }),
    ...(heldUntil && { heldUntil }),
    ...(movedAt && { movedAt }),
    ...(updatedByUserId && { updatedBy: updatedByUserId }),
    ...(invalidatedAt && { invalidatedAt }),
    ...(invalidatedBy && { invalidatedBy }),
  };
}
