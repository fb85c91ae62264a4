import type { Actor } from '../../access/by.ts';
import type { Deps } from '../../deps.ts';
import { enqueueEmailAndSms, findReadersOfFamily } from '../../emails/notification-emails.ts';
import { readConversationNames } from '../conversations/public.ts';

/** Notifies a family, in the app and by e-mail, that the clinic declined their request. */
export async function notifyDeclined(
  deps: Deps,
  { tx, viewer: { userId } }: Actor,
  conversationId: string,
): Promise<void> {
  const kind = 'REQUEST_DECLINED';
  deps.outbox.enqueue(tx, 'notify', {
    kind,
    by: userId,
    conversation: { id: conversationId, party: 'facility', seq: null },
    to: [],
    starts: [],
  });
  const { familyId, names } = await readConversationNames(tx, conversationId, userId);
  await enqueueEmailAndSms(deps, tx, await findReadersOfFamily(tx, familyId, { except: userId }), {
    ...names,
    person: names.facility,
    news: kind,
    starts: [],
    conversationId,
    path: `/app/workspace/chat/${conversationId}`,
    once: `${kind}:${conversationId}`,
  });
}
