import { READING_GRACE_MS } from '@zampa/domain/notifications/channels';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobPayload } from '../../jobs/job-kinds.ts';

/** A message that the other side may not have read. */
export type WrittenMessage = JobPayload<'writeUnreadEmail'>;

/** Delay of notifications, so that a reader who has the conversation on screen is not notified. */
export const GLANCE_MS = 1000;

/**
 * Schedules a notification for the other side in one second. Schedules an e-mail in five minutes, unless they have
 * read the message or come online by then.
 */
export async function scheduleUnreadEmail(
  { outbox }: Deps,
  tx: Queryable,
  written: WrittenMessage,
  now: Date,
): Promise<void> {
  const { conversationId: id, seq, userId: actorId, party } = written;
  const kind = seq === 0 && party === 'owner' ? 'REQUEST' : 'MESSAGE';
  const news = { kind, by: actorId, conversation: { id, party, seq }, to: [], starts: [] } as const;
  const after = (ms: number) => new Date(now.getTime() + ms);
  outbox.enqueueAll(tx, [
    { kind: 'notify', payload: news, dueAt: after(GLANCE_MS) },
    { kind: 'writeUnreadEmail', payload: written, dueAt: after(READING_GRACE_MS) },
  ]);
}
