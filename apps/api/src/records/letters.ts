import type { Queryable } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { When } from '../platform/outbox.ts';
import type { LetterRequest } from '../platform/letters/letter-request.ts';

/**
 * Writes a letter into the outbox; it is rendered and sent after the commit, at least once.
 *
 * @param when.once of several letters with the same, only the first is written
 * @param when.expiresAt from then on it is of no use, and not sent any more
 */
export async function enqueueLetter(
  { outbox }: Deps,
  tx: Queryable,
  letter: LetterRequest,
  when: Pick<When, 'once' | 'expiresAt'> = {},
): Promise<void> {
  await outbox.enqueue(tx, 'letter', letter, when);
}
