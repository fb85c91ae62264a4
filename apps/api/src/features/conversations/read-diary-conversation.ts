import type { readDiaryConversation as call } from '@zampa/contract/conversations/read-diary-conversation';
import type { ForPerson } from '../../platform/served.ts';
import { readThread } from './read-thread.ts';

export function readDiaryConversation({ viewer, tx, params, query }: ForPerson<typeof call>) {
  return readThread(tx, viewer, params.id, query, params.userId);
}
