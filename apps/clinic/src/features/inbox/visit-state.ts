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

type Visit = Pick<Conversation, 'appointment' | 'lastEvent' | 'proposal'>;

/**
 * Returns how the time of a visit stands: by its booking, else by what became of the last one as long as nothing else
 * was said since, else by what is proposed.
 */
export function visitState({ appointment, lastEvent, proposal }: Visit, now: Date): VisitState {
  const payload = appointment?.payload ?? (lastEvent && bookingOf(lastEvent));
  if (payload) {
    const ended = appointment?.ended ?? false;
    return { state: appointmentState({ payload, ended }, now), start: payload.event.start };
  }
  if (lastEvent?.payload.eventAction === 'APPOINTMENT_NO_SHOW')
    return { state: 'MISSED', start: null };
  return { state: proposal ? 'PROPOSED' : 'WANTED', start: null };
}

/** A booking as an event tells of it; nothing where it is no booking, or one that gave way to another time. */
function bookingOf({ type, payload }: Event): StoredBooking | null {
  const { event, status } = payload;
  if (type !== 'CALENDAR' || !event?.start || !status) return null;
  return {
    status,
    event,
    valid: payload.valid ?? false,
    noShow: payload.noShow ?? false,
    heldUntil: payload.heldUntil ?? null,
    invalidatedBy: payload.invalidatedBy ?? null,
  };
}
