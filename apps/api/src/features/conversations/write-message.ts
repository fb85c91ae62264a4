import { refusalToContact } from '@zampa/domain/clients/relationship';
import { partyOf, refusalToWrite } from '@zampa/domain/conversations/status';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import { publishEvent, publishMessage } from './publish-event.ts';
import { appendAtCommit } from './append-event.ts';
import { messageRow } from './event-rows.ts';
import { lockToWrite } from './lock-to-write.ts';
import { facilitiesByRole } from '../../access/facilities-by-role.ts';
import { storeFile } from '../files/public.ts';
import type { PostedEvent } from './posted-event.ts';
import { scheduleUnreadEmail } from './schedule-unread-email.ts';

/**
 * Sends a message with text, a picture or both. Errors: VALIDATION if it is empty, NOT_FOUND,
 * CONVERSATION_NOT_STARTED, CONVERSATION_CLOSED, FORBIDDEN once the relation has ended and for a desk that may not
 * answer, CLIENT_NOT_REGISTERED while the client has no account.
 */
export async function writeMessage(
  deps: Deps,
  { viewer, tx, body, file, client, now }: PostedEvent<'CHAT'>,
) {
  const { message } = body.payload;
  const conversation = await lockToWrite(tx, viewer, body.parent_id, client);
  if (conversation.repeated) return conversation.repeated;
  const party = partyOf(viewer);
  if (facilitiesByRole(viewer).desk.includes(conversation.facilityId))
    throw new Refusal('FORBIDDEN');
  const contactRefusal = refusalToContact(conversation.relationship, party);
  // Without an account the client could not read it, so do not suggest to start the service first.
  const refusal =
    contactRefusal === 'CLIENT_NOT_REGISTERED'
      ? contactRefusal
      : (refusalToWrite(conversation.status, party, conversation.category) ?? contactRefusal);
  if (refusal) throw new Refusal(refusal);
  if (message === '' && !file) throw invalid('payload.message', 'required');
  const fileId = await storeFile(deps, { tx, viewer, now }, file, {
    conversationId: conversation.id,
  });
  const { id: conversationId, facilityId, lastSeq, audience } = conversation;
  const { userId } = viewer;
  const newEvent = {
    conversationId,
    type: 'CHAT',
    party,
    userId,
    message,
    fileId,
    ...client,
  } as const;
  const { id, seq } = appendAtCommit(tx, lastSeq, newEvent, now);
  if (fileId) publishEvent(deps, tx, { action: 'created', conversationId, eventId: id });
  else publishMessage(deps, tx, messageRow({ id, seq, facilityId, ...newEvent }, now), audience);
  await scheduleUnreadEmail(deps, tx, { conversationId, seq, userId, party }, now);
  return { id, seq };
}
