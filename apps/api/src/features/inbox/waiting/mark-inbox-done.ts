import type { markInboxDone as call } from '@zampa/contract/inbox/mark-inbox-done';
import type { Deps } from '../../../deps.ts';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import type { PersonContext } from '../../../http/context.ts';
import { clearPendingItems, lockConversation, publishEvent } from '../../conversations/public.ts';

/**
 * Marks the pending items of a conversation as done, for the whole clinic. At clinics whose reception does not answer
 * messages, reception staff clear only time requests. Errors: NOT_FOUND, CONVERSATION_CLOSED for a diary entry.
 */
export async function markInboxDone(
  { viewer, tx, body }: PersonContext<typeof call>,
  deps: Deps,
): Promise<void> {
  const { conversationId, seq } = body;
  const { id, facilityId } = await lockConversation(tx, viewer, conversationId);
  const messagesToo = !facilitiesByRole(viewer).desk.includes(facilityId);
  await clearPendingItems(tx, { conversationId: id, seq, messagesToo });
  publishEvent(deps, tx, { action: 'updated', conversationId: id, eventId: null });
}
