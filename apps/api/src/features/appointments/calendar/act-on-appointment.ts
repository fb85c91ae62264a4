import { partyOf } from '@zampa/domain/conversations/status';
import type { EventAction } from '@zampa/domain/conversations/enumerations';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import {
  publishEvent,
  appendEvent,
  lockConversation,
  type PostedEvent,
} from '../../conversations/public.ts';
import { acceptTime, findAcceptance } from '../proposals/accept-time.ts';
import { undoAcceptance } from '../proposals/undo-acceptance.ts';
import { refuseToRebook } from '../bookings/book-time.ts';
import { confirmBooking } from '../bookings/confirm-booking.ts';
import { recordNoShow } from '../bookings/record-no-show.ts';
import { proposeTimes } from '../proposals/propose-times.ts';
import { relateToAppointment } from '../bookings/relate-to-appointment.ts';
import type { AppointmentAction } from './appointment-action.ts';

const actions: Readonly<Partial<Record<EventAction, AppointmentAction>>> = {
  PROPOSE_TIME: proposeTimes,
  APPOINTMENT: (deps, posted, conversation) =>
    (posted.viewer.isVet ? confirmBooking : acceptTime)(deps, posted, conversation),
  APPOINTMENT_UNDO: undoAcceptance,
  APPOINTMENT_NO_SHOW: recordNoShow,
  RELATED_TO_APPOINTMENT: relateToAppointment,
};

/**
 * Performs an appointment action and records it in the conversation. Errors: NOT_FOUND, CONVERSATION_CLOSED,
 * FORBIDDEN once the relation has ended, and the errors of the action.
 */
export async function actOnAppointment(deps: Deps, posted: PostedEvent<'BOT'>) {
  const { viewer, tx, body, client, now } = posted;
  const { eventAction } = body.payload;
  const performAction = actions[eventAction];
  if (!performAction) throw invalid('payload.eventAction', 'invalid_value');
  const conversation = await lockConversation(tx, viewer, body.parent_id);
  // A missed visit can be recorded even after the relation has ended.
  if (eventAction !== 'APPOINTMENT_NO_SHOW') refuseToRebook(conversation);
  else if (conversation.status === 'CLOSED') throw new Refusal('CONVERSATION_CLOSED');
  const accepted =
    eventAction === 'APPOINTMENT' && !viewer.isVet
      ? await findAcceptance(tx, conversation.id, body.payload.start, now)
      : null;
  if (accepted) return accepted;
  const details = await performAction(deps, posted, conversation);
  const event = await appendEvent(
    tx,
    {
      conversationId: conversation.id,
      type: 'BOT',
      party: partyOf(viewer),
      userId: viewer.userId,
      eventAction,
      ...(details && { details }),
      ...client,
    },
    now,
  );
  publishEvent(deps, tx, {
    action: 'created',
    conversationId: conversation.id,
    eventId: event.id,
  });
  return { id: event.id, seq: event.seq };
}
