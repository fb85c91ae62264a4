import { requestPath } from '@zampa/domain/inbox/request-lists';
import type { Actor } from '../../access/by.ts';
import type { Deps } from '../../deps.ts';
import { enqueueEmailAndSms, findReaders } from '../../emails/notification-emails.ts';
import { readConversationNames } from '../conversations/public.ts';

/** Notifies a team member that a conversation was assigned to them. Does nothing if they assigned it to themselves. */
export async function notifyAssignee(
  deps: Deps,
  { tx, viewer, now }: Actor,
  { conversationId: id, assigneeId }: { conversationId: string; assigneeId: string },
): Promise<void> {
  const actorId = viewer.userId;
  if (assigneeId === actorId) return;
  // Party `owner`, because staff receive this notification and it opens the client's request.
  const conversation = { id, party: 'owner', seq: null } as const;
  const notification = { kind: 'ASSIGNED', by: actorId, to: [assigneeId], starts: [] } as const;
  deps.outbox.enqueue(tx, 'notify', { ...notification, conversation });
  const { category, status, names } = await readConversationNames(tx, id, actorId);
  await enqueueEmailAndSms(deps, tx, await findReaders(tx, [assigneeId]), {
    ...names,
    actorId: actorId,
    news: 'ASSIGNED',
    starts: [],
    conversationId: id,
    path: requestPath({ id, category, status }),
    once: `assigned:${id}:${assigneeId}:${now.getTime()}`,
  });
}
