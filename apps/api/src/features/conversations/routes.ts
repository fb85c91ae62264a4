import type { Deps } from '../../deps.ts';
import type { Feature } from '../../http/context.ts';
import { markSeen } from './mark-seen.ts';
import { publishTyping } from './publish-typing.ts';

/** What is said in a conversation: its messages, how far each has read, and who is typing. */
export const conversationsFeature: Feature<Deps> = (serve, deps) => {
  serve.forPeople(deps, { markSeen });
  deps.onSocketMessage('typing', (db, sender, { conversationId }) =>
    publishTyping({ ...deps, db }, sender, conversationId),
  );
};
