import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api.ts';
import { ApiUnreachable, isRetryable } from '../../api/problems.ts';
import { conversationKeys } from '../keys.ts';
import type { ReadMark } from '../../storage/offline-types.ts';
import type { InDatabase } from '../../storage/in-database.ts';
import type { PersonDatabase } from '../../storage/person-database.ts';

/** Saves how far a person has read, to be sent when online. Keeps the furthest mark of each conversation. */
export async function saveReadMark(inDatabase: InDatabase, mark: ReadMark): Promise<void> {
  try {
    await inDatabase((open) => saveIfFurther(open, mark));
  } catch {
    // Without storage the mark is sent when the conversation is next opened.
  }
}

async function saveIfFurther(database: PersonDatabase, mark: ReadMark): Promise<void> {
  const transaction = database.transaction('marks', 'readwrite');
  const saved = await transaction.store.get(mark.conversationId);
  if (!saved || saved.seq < mark.seq) await transaction.store.put(mark);
  await transaction.done;
}

/** Saves each read mark that could not be sent because the server was unreachable. Returns a function that stops it. */
export function saveUnsentReadMarks(queryClient: QueryClient, inDatabase: InDatabase): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { options, state } = event.mutation;
    if (options.mutationKey !== conversationKeys.seen) return;
    if (event.action.error instanceof ApiUnreachable)
      void saveReadMark(inDatabase, state.variables as ReadMark);
  });
}

/**
 * Sends the saved read marks and deletes each that the server accepts or refuses. Stops if the server is unreachable.
 */
export async function sendReadMarks(database: PersonDatabase, api: Api): Promise<void> {
  for (const { conversationId, seq } of await database.getAll('marks')) {
    try {
      await api.markSeen({ body: { conversationId, seq } });
    } catch (error) {
      if (isRetryable(error)) return;
    }
    await deleteSentMark(database, { conversationId, seq });
  }
}

/** Deletes a sent mark unless a further one was saved since. */
async function deleteSentMark(database: PersonDatabase, { conversationId, seq }: ReadMark) {
  const transaction = database.transaction('marks', 'readwrite');
  const saved = await transaction.store.get(conversationId);
  if (saved?.seq === seq) await transaction.store.delete(conversationId);
  await transaction.done;
}
