import type { Viewer } from '@zampa/domain/people/relation';
import type { Queryable } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lockConversation } from '../../records/conversations.ts';
import { closeConversation } from '../../records/end-service.ts';
import { readConversation } from '../../records/read-conversation.ts';

/** Ends the service of a conversation and gives it back as it is then. Refusals: NOT_FOUND, STATUS_CONFLICT. */
export async function endService(deps: Deps, tx: Queryable, vet: Viewer, id: string, now: Date) {
  const conversation = await lockConversation(tx, vet, id);
  // The id of a message leads to its conversation, which is not what was meant.
  if (conversation.id !== id) throw new Refusal('FORBIDDEN');
  await closeConversation(deps, tx, vet, conversation, now);
  const ended = await readConversation(tx, vet, conversation.id);
  if (ended.type === 'DIARY') throw new Refusal('NOT_FOUND');
  return ended;
}
