import type { Queryable } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { LetterRequest } from '../platform/letters/templates.ts';

/**
 * Writes a letter into the outbox; it is rendered and sent after the commit, at least once.
 *
 * @param once of several letters with the same, only the first is written
 */
export async function enqueueLetter(
  { outbox }: Deps,
  tx: Queryable,
  letter: LetterRequest,
  once?: string,
): Promise<void> {
  await outbox.enqueue(tx, 'letter', letter, once === undefined ? {} : { once });
}
