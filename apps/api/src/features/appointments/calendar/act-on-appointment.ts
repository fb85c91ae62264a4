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
import { acceptTime, findAccepted } from '../proposals/accept-time.ts';
import { refuseToRebook } from '../bookings/book-time.ts';
import { confirmBooking } from '../bookings/confirm-booking.ts';
import { endMissed } from '../bookings/end-missed.ts';
import { proposeTimes } from '../proposals/propose-times.ts';
import { relateToAppointment } from '../bookings/relate-to-appointment.ts';
import type { Act } from './act.ts';

const actions: Readonly<Partial<Record<EventAction, Act>>> = {
  PROPOSE_TIME: proposeTimes,
  APPOINTMENT: (deps, posted, conversation) =>
    (posted.viewer.isVet ? confirmBooking : acceptTime)(deps, posted, conversation),
  APPOINTMENT_NO_SHOW: endMissed,
  RELATED_TO_APPOINTMENT: relateToAppointment,
};

/**
 * Takes an action about a time, recorded in its conversation. Refusals: NOT_FOUND, CONVERSATION_CLOSED, FORBIDDEN once
 * the relation has ended, those of the action.
 */
export async function actOnAppointment(deps: Deps, posted: PostedEvent<'BOT'>) {
  const { viewer, tx, body, client, now } = posted;
  const { eventAction } = body.payload;
  const act = actions[eventAction];
  if (!act) throw invalid('payload.eventAction', 'invalid_value');
  const conversation = await lockConversation(tx, viewer, body.parent_id);
  // A visit that was missed has been, however the two stand to each other since.
  if (eventAction !== 'APPOINTMENT_NO_SHOW') refuseToRebook(conversation);
  else if (conversation.status === 'CLOSED') throw new Refusal('CONVERSATION_CLOSED');
  const accepted =
    eventAction === 'APPOINTMENT' && !viewer.isVet
      ? await findAccepted(tx, conversation.id, body.payload.start, now)
      : null;
  if (accepted) return accepted;
  const details = await act(deps, posted, conversation);
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
