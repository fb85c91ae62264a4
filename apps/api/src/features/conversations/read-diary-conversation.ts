import type { readDiaryConversation as call } from '@zampa/contract/conversations/read-diary-conversation';
import type { PersonContext } from '../../platform/context.ts';
import { findThread } from './find-thread.ts';

export function readDiaryConversation({ viewer, tx, params, query }: PersonContext<typeof call>) {
  return findThread(tx, viewer, params.id, query, params.userId);
}
