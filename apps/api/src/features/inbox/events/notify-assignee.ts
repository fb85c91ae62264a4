import { requestPath } from '@zampa/domain/inbox/request-lists';
import type { By } from '../../../access/by.ts';
import type { Deps } from '../../../deps.ts';
import { enqueueNews, readersAmong } from '../../../emails/news-emails.ts';
import { namesOfConversation } from '../../conversations/public.ts';

/** Tells a colleague that they are in charge of a conversation from now on; who takes one over themselves knows it. */
export async function notifyAssignee(
  deps: Deps,
  { tx, viewer, now }: By,
  { conversationId: id, assigneeId }: { conversationId: string; assigneeId: string },
): Promise<void> {
  const by = viewer.userId;
  if (assigneeId === by) return;
  // It is the client's request that they are led to.
  const conversation = { id, party: 'owner', seq: null } as const;
  const news = { kind: 'ASSIGNED', by, to: [assigneeId], starts: [] } as const;
  deps.outbox.enqueue(tx, 'notify', { ...news, conversation });
  const { category, status, names } = await namesOfConversation(tx, id, by);
  await enqueueNews(deps, tx, await readersAmong(tx, [assigneeId]), {
    ...names,
    by,
    news: 'ASSIGNED',
    starts: [],
    conversationId: id,
    path: requestPath({ id, category, status }),
    once: `assigned:${id}:${assigneeId}:${now.getTime()}`,
  });
}
