import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { ApiUnreachable, isPassing } from '../api/problems.ts';
import { conversationKeys } from '../conversations/keys.ts';
import type { KeptMark } from './kept.ts';
import type { InDatabase } from '../storage/in-database.ts';
import type { PersonDatabase } from '../storage/person-database.ts';

/** Keeps how far somebody has read, to be said when there is a connection; the furthest of each conversation. */
export async function keepMark(inDatabase: InDatabase, mark: KeptMark): Promise<void> {
  try {
    await inDatabase((open) => putFurthest(open, mark));
  } catch {
    // A browser that keeps nothing: it is said with the next opening.
  }
}

async function putFurthest(database: PersonDatabase, mark: KeptMark): Promise<void> {
  const change = database.transaction('marks', 'readwrite');
  const known = await change.store.get(mark.conversationId);
  if (!known || known.seq < mark.seq) await change.store.put(mark);
  await change.done;
}

/** Keeps every mark that could not be said. Returns how to stop. */
export function keepMarks(queryClient: QueryClient, inDatabase: InDatabase): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { options, state } = event.mutation;
    if (options.mutationKey !== conversationKeys.seen) return;
    if (event.action.error instanceof ApiUnreachable)
      void keepMark(inDatabase, state.variables as KeptMark);
  });
}

/** Says how far somebody has read meanwhile. What the server refuses is not said again. */
export async function sendMarks(database: PersonDatabase, api: Api): Promise<void> {
  for (const { conversationId, seq } of await database.getAll('marks')) {
    try {
      await api.send('PUT /events/seen', { body: { conversationId, seq } });
    } catch (error) {
      if (isPassing(error)) return;
    }
    await deleteMark(database, { conversationId, seq });
  }
}

/** Further reading may have been kept in the meantime. */
async function deleteMark(database: PersonDatabase, { conversationId, seq }: KeptMark) {
  const change = database.transaction('marks', 'readwrite');
  const known = await change.store.get(conversationId);
  if (known?.seq === seq) await change.store.delete(conversationId);
  await change.done;
}
