import type { Queryable } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { LetterRequest } from '../platform/letters/templates.ts';

/** Writes a letter into the outbox; it is rendered and sent after the commit, at least once. */
export async function enqueueLetter(
  { outbox }: Deps,
  tx: Queryable,
  letter: LetterRequest,
): Promise<void> {
  await outbox.enqueue(tx, 'letter', letter);
}
