import type { Party } from '@zampa/domain/conversations/status';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

/** The job of looking, a while later, whether somebody has to be written because nobody has read. */
export const UNREAD_LETTER_JOB = 'unread-letter';

export type Written = {
  readonly conversationId: string;
  /** Of the message; 0 for the request itself. */
  readonly seq: number;
  /** Whose it is, and which side wrote. */
  readonly userId: string;
  readonly party: Party;
};

/** How long the other side has to read before it is written. */
const PATIENCE_MS = 5 * 60_000;

/** Looks again in five minutes whether the other side has read what was written, or is there. */
export async function planUnreadLetter(
  { outbox }: Deps,
  tx: Queryable,
  written: Written,
  now: Date,
): Promise<void> {
  const dueAt = new Date(now.getTime() + PATIENCE_MS);
  await outbox.enqueue(tx, UNREAD_LETTER_JOB, written, { dueAt });
}
