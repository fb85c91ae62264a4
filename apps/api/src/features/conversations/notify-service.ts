import { PATIENCE_MS } from '@zampa/domain/notifications/channels';
import type { By } from '../../access/by.ts';
import type { Deps } from '../../deps.ts';
import type { Appended } from './append-event.ts';
import type { LockedConversation } from './conversations.ts';
import { GLANCE_MS } from './schedule-unread-email.ts';

/** How long after it a family is told: who starts mostly writes at once, and is told of by that message. */
const DELAYS_MS = { SERVICE_STARTED: PATIENCE_MS, SERVICE_ENDED: GLANCE_MS } as const;

/**
 * Notifies the family that the clinic has started or ended their consultation, unless they see it themselves. At a visit and
 * in a video call they are there. No letter is written of it: it asks nothing of them, and of what does, a message or a
 * payment, they are written for itself.
 */
export function notifyService(
  { outbox }: Pick<Deps, 'outbox'>,
  { tx, viewer, now }: By,
  { id, category }: Pick<LockedConversation, 'id' | 'category'>,
  { kind, event: { seq } }: { readonly kind: keyof typeof DELAYS_MS; readonly event: Appended },
): void {
  if (category !== 'CONSULTATION') return;
  outbox.enqueue(
    tx,
    'notify',
    { kind, by: viewer.userId, conversation: { id, party: 'facility', seq }, to: [], starts: [] },
    { dueAt: new Date(now.getTime() + DELAYS_MS[kind]) },
  );
}
