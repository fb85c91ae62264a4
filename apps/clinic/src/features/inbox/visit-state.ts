import type {
  ListedConversation,
  ListedEvent,
} from '@zampa/client/conversations/lists/listed-conversation';
import {
  type AppointmentState,
  appointmentState,
  type StoredBooking,
} from '@zampa/domain/appointments/appointment-state';

/** Status and start of a visit's time; the start is null if there is no time or it is no longer known. */
export type VisitState = {
  readonly state: AppointmentState | 'PROPOSED';
  readonly start: string | null;
};

type Visit = Pick<ListedConversation, 'appointment' | 'lastBooking' | 'proposal'>;

/**
 * Returns the status of a visit's time: that of its appointment or, without one, that of its last proposal or last
 * booking, whichever is later.
 */
export function visitState({ appointment, lastBooking, proposal }: Visit, now: Date): VisitState {
  const isProposed = proposal !== null && proposal.seq > (lastBooking?.seq ?? 0);
  const payload =
    appointment?.payload ?? (isProposed ? null : lastBooking && toStoredBooking(lastBooking));
  if (payload) {
    const ended = appointment?.ended ?? false;
    return { state: appointmentState({ payload, ended }, now), start: payload.event.start };
  }
  return { state: isProposed ? 'PROPOSED' : 'WANTED', start: null };
}

/** Returns the booking of a calendar event, or null if the event has none. */
function toStoredBooking({ payload }: ListedEvent): StoredBooking | null {
  const { event, status } = payload;
  if (!event || !status) return null;
  return {
    status,
    event,
    valid: payload.valid ?? false,
    noShow: payload.noShow ?? false,
    heldUntil: payload.heldUntil ?? null,
    invalidatedBy: payload.invalidatedBy ?? null,
  };
}
