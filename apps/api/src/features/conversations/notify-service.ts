import { READING_GRACE_MS } from '@zampa/domain/notifications/channels';
import type { Actor } from '../../access/by.ts';
import type { Deps } from '../../deps.ts';
import type { AppendedEvent } from './append-event.ts';
import type { LockedConversation } from './conversations.ts';
import { GLANCE_MS } from './schedule-unread-email.ts';

/**
 * Delay before the family is notified. Starting waits longer, because a vet who starts usually writes immediately and
 * that message is notified anyway.
 */
const DELAYS_MS = { SERVICE_STARTED: READING_GRACE_MS, SERVICE_ENDED: GLANCE_MS } as const;

/**
 * Notifies the family, in the app only, that the clinic started or ended their consultation, unless they are
 * looking at it. Skips visits and video visits, where the family is present. Sends no e-mail, because no action is
 * needed; messages and payments have their own e-mails.
 */
export function notifyServiceStatus(
  { outbox }: Pick<Deps, 'outbox'>,
  { tx, viewer, now }: Actor,
  { id, category }: Pick<LockedConversation, 'id' | 'category'>,
  {
    kind,
    event: { seq },
  }: { readonly kind: keyof typeof DELAYS_MS; readonly event: AppendedEvent },
): void {
  if (category !== 'CONSULTATION') return;
  outbox.enqueue(
    tx,
    'notify',
    { kind, by: viewer.userId, conversation: { id, party: 'facility', seq }, to: [], starts: [] },
    { dueAt: new Date(now.getTime() + DELAYS_MS[kind]) },
  );
}
