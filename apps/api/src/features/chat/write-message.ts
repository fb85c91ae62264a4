import { refusalOfContact } from '@zampa/domain/clients/relationship';
import { partyOf, refusalToWrite } from '@zampa/domain/conversations/status';
import type { Deps } from '../../platform/deps.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';
import { announceEvent } from '../../records/announce.ts';
import { appendEvent, lockConversation } from '../../records/conversations.ts';
import { keepFile } from '../../records/files.ts';
import type { Posted } from '../../records/posted.ts';

/**
 * A message with text, a picture or both.
 * Refusals: VALIDATION when it is empty, NOT_FOUND, CONVERSATION_NOT_STARTED, CONVERSATION_CLOSED,
 * FORBIDDEN once the relation has ended.
 */
export async function writeMessage(
  deps: Deps,
  { viewer, tx, body, file, client, now }: Posted<'CHAT'>,
) {
  const { message } = body.payload;
  const conversation = await lockConversation(tx, viewer, body.parent_id);
  const party = partyOf(viewer);
  const refusal =
    refusalToWrite(conversation.status, party) ?? refusalOfContact(conversation.relationship);
  if (refusal) throw new Refusal(refusal);
  if (message === '' && !file) throw invalid('payload.message', 'required');
  const fileId = await keepFile(
    deps,
    tx,
    file,
    { conversationId: conversation.id },
    viewer.userId,
    now,
  );
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
  announceEvent(deps, tx, {
    action: 'created',
    conversationId: conversation.id,
    eventId: event.id,
  });
  return { id: event.id, seq: event.seq };
}
