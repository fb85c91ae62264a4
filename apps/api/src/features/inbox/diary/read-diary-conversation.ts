import type { readDiaryConversation as call } from '@zampa/contract/inbox/read-diary-conversation';
import type { PersonContext } from '../../../http/context.ts';
import { findThread } from '../requests/find-thread.ts';

export function readDiaryConversation({ viewer, tx, params, query }: PersonContext<typeof call>) {
  return findThread(tx, viewer, params, query);
}
