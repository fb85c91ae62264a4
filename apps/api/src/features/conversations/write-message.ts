import { refusalOfContact } from '@zampa/domain/clients/relationship';
import { partyOf, refusalToWrite } from '@zampa/domain/conversations/status';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import { publishEvent, publishMessage } from './publish-event.ts';
import { appendAtCommit } from './append-event.ts';
import { messageRow } from './event-rows.ts';
import { openToWrite } from './open-to-write.ts';
import { facilitiesByRole } from '../../access/facilities-by-role.ts';
import { storeFile } from '../files/public.ts';
import type { PostedEvent } from './posted-event.ts';
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
  const conversation = await openToWrite(tx, viewer, body.parent_id, client);
  if (conversation.repeated) return conversation.repeated;
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
  const { id: conversationId, facilityId, lastSeq, told } = conversation;
  const { userId } = viewer;
  const said = { conversationId, type: 'CHAT', party, userId, message, fileId, ...client } as const;
  const { id, seq } = appendAtCommit(tx, lastSeq, said, now);
  if (fileId) publishEvent(deps, tx, { action: 'created', conversationId, eventId: id });
  else publishMessage(deps, tx, messageRow({ id, seq, facilityId, ...said }, now), told);
  await scheduleUnreadEmail(deps, tx, { conversationId, seq, userId, party }, now);
  return { id, seq };
}
