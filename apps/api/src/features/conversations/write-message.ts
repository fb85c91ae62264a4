import { refusalOfContact } from '@zampa/domain/clients/relationship';
import { partyOf, refusalToWrite } from '@zampa/domain/conversations/status';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import { publishEvent } from './publish-event.ts';
import { appendEvent, lockConversation } from './conversations.ts';
import { facilitiesByRole } from '../../access/facilities-by-role.ts';
import { storeFile } from '../files/public.ts';
import type { PostedEvent } from './posted-event.ts';
import { findRepeatedWithin } from './find-repeated.ts';
import { scheduleUnreadEmail } from './schedule-unread-email.ts';

/**
 * Writes a message with text, a picture or both. Refusals: VALIDATION when it is empty, NOT_FOUND,
 * CONVERSATION_NOT_STARTED, CONVERSATION_CLOSED, FORBIDDEN once the relation has ended and for the desk of a clinic
 * whose reception does not answer, CLIENT_NOT_REGISTERED while the client has no account.
 */
export async function writeMessage(
  deps: Deps,
  { viewer, tx, body, file, client, now }: PostedEvent<'CHAT'>,
) {
  const { message } = body.payload;
  const conversation = await lockConversation(tx, viewer, body.parent_id);
  const repeated = await findRepeatedWithin(tx, viewer.userId, client);
  if (repeated) return repeated;
  const party = partyOf(viewer);
  if (facilitiesByRole(viewer).desk.includes(conversation.facilityId))
    throw new Refusal('FORBIDDEN');
  const shutOut = refusalOfContact(conversation.relationship, party);
  // Where nobody would read it, starting the service does not help.
  const refusal =
    shutOut === 'CLIENT_NOT_REGISTERED'
      ? shutOut
      : (refusalToWrite(conversation.status, party) ?? shutOut);
  if (refusal) throw new Refusal(refusal);
  if (message === '' && !file) throw invalid('payload.message', 'required');
  const fileId = await storeFile(deps, { tx, viewer, now }, file, {
    conversationId: conversation.id,
  });
  const event = await appendEvent(
    tx,
    {
      conversationId: conversation.id,
      type: 'CHAT',
      party,
      userId: viewer.userId,
      message,
      fileId,
      ...client,
    },
    now,
  );
  publishEvent(deps, tx, {
    action: 'created',
    conversationId: conversation.id,
    eventId: event.id,
  });
  const { seq } = event;
  const written = { conversationId: conversation.id, seq, userId: viewer.userId, party };
  await scheduleUnreadEmail(deps, tx, written, now);
  return { id: event.id, seq };
}
