import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { Event } from '@zampa/contract/conversations/event';
import {
  type AppointmentState,
  appointmentState,
  type StoredBooking,
} from '@zampa/domain/appointments/appointment-state';

/** How the time of a visit stands, and when that is; null where it has none, or none is known any more. */
export type VisitState = {
  readonly state: AppointmentState | 'PROPOSED';
  readonly start: string | null;
};

type Visit = Pick<Conversation, 'appointment' | 'lastBooking' | 'proposal'>;

/**
 * Returns how the time of a visit stands: by its booking, else by what was proposed or became of the last one, whichever
 * was later.
 */
export function visitState({ appointment, lastBooking, proposal }: Visit, now: Date): VisitState {
  const isProposed = proposal !== null && proposal.seq > (lastBooking?.seq ?? 0);
  const payload =
    appointment?.payload ?? (isProposed ? null : lastBooking && bookingOf(lastBooking));
  if (payload) {
    const ended = appointment?.ended ?? false;
    return { state: appointmentState({ payload, ended }, now), start: payload.event.start };
  }
  return { state: isProposed ? 'PROPOSED' : 'WANTED', start: null };
}

/** A booking as an event tells of it. */
function bookingOf({ payload }: Event): StoredBooking | null {
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
