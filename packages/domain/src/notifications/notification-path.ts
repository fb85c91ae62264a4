import type { ConversationStatus, HealthCategory } from '../conversations/enumerations.ts';
import type { Party } from '../conversations/status.ts';
import { requestPath } from '../inbox/request-lists.ts';
import { kindFacts, type NotificationKind } from './notification-kinds.ts';

type Where = {
  readonly id: string;
  /** Side that triggered the notification. */
  readonly party: Party;
  readonly category: HealthCategory;
  readonly status: ConversationStatus;
};

/** Returns the path where the reader handles a notification; its prefix determines the app. */
export function notificationPath(kind: NotificationKind, conversation: Where | null): string {
  if (!conversation) return kindFacts(kind).path ?? '/app/dashboard';
  const { id, party } = conversation;
  if (kind === 'PAYMENT_ASKED') return `/app/workspace/payments?pay=${id}`;
  if (kind === 'DIARY_SHARED') return `/app/workspace/diary/${id}`;
  if (party === 'facility') return `/app/workspace/chat/${id}`;
  return requestPath(conversation);
}
