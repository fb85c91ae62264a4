import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

type VideoNotification = {
  readonly kind: Extract<NotificationKind, 'VIDEO_WAITING' | 'VIDEO_CALL'>;
  readonly actorId: string;
  readonly conversationId: string;
};

/** Notifies the other side of a guest in the waiting room or of a call by the clinic. */
export const notifyOfVideo = (
  { outbox }: Deps,
  tx: Queryable,
  { kind, actorId, conversationId: id }: VideoNotification,
): void => {
  const party = kind === 'VIDEO_WAITING' ? 'owner' : 'facility';
  outbox.enqueue(tx, 'notify', {
    kind,
    by: actorId,
    conversation: { id, party, seq: null },
    to: [],
    starts: [],
  });
};
