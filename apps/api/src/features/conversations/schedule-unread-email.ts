import { PATIENCE_MS } from '@zampa/domain/notifications/channels';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobPayload } from '../../jobs/job-kinds.ts';

/** A message that waits for a reader. */
export type Written = JobPayload<'writeUnreadEmail'>;

/** Who is looking at the conversation has read it by then, and need not be told. */
export const GLANCE_MS = 1000;

/**
 * Tells the other side what was written unless they see it themselves, and looks again in five minutes whether they have
 * read it, or are there.
 */
export async function scheduleUnreadEmail(
  { outbox }: Deps,
  tx: Queryable,
  written: Written,
  now: Date,
): Promise<void> {
  const { conversationId: id, seq, userId: by, party } = written;
  const kind = seq === 0 && party === 'owner' ? 'REQUEST' : 'MESSAGE';
  const news = { kind, by, conversation: { id, party, seq }, to: [], starts: [] } as const;
  const later = (ms: number) => new Date(now.getTime() + ms);
  outbox.enqueueAll(tx, [
    { kind: 'notify', payload: news, dueAt: later(GLANCE_MS) },
    { kind: 'writeUnreadEmail', payload: written, dueAt: later(PATIENCE_MS) },
  ]);
}
