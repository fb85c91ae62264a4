import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

type VideoNews = {
  readonly kind: Extract<NotificationKind, 'VIDEO_WAITING' | 'VIDEO_CALL'>;
  readonly by: string;
  readonly conversationId: string;
};

/** Notifies the other side that somebody waits at the door, or calls. */
export const notifyVideo = (
  { outbox }: Deps,
  tx: Queryable,
  { kind, by, conversationId: id }: VideoNews,
): void => {
  const party = kind === 'VIDEO_WAITING' ? 'owner' : 'facility';
  outbox.enqueue(tx, 'notify', {
    kind,
    by,
    conversation: { id, party, seq: null },
    to: [],
    starts: [],
  });
};
