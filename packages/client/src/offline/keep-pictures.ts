import type { Query, QueryClient } from '@tanstack/react-query';
import { isGone } from '../api/problems.ts';
import { contentOf } from '../files/picture-urls.ts';
import type { InDatabase } from '../storage/in-database.ts';
import type { PersonDatabase } from '../storage/person-database.ts';
import type { KeptPicture } from './kept.ts';
import { deletePicture, isPicture, pictureIdOf, putPictures } from './kept-pictures.ts';

/** The pictures of a screen come one after the other, and are written together. */
const WRITE_AFTER_MS = 1000;

/** Keeps the pictures that a person opens, for when there is no connection. Returns how to stop. */
export function keepPictures(queryClient: QueryClient, inDatabase: InDatabase): () => void {
  const cache = queryClient.getQueryCache();
  const opened = new Map<string, KeptPicture>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  // A browser that keeps nothing, or no more: then nothing is kept.
  const change = (task: (open: PersonDatabase) => Promise<void>) =>
    void inDatabase(task).catch(() => undefined);
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const pictures = [...opened.values()];
    opened.clear();
    change((open) => putPictures(open, pictures, Date.now()));
  };
  const note = ({ queryKey, state }: Query) => {
    // What was read from this device is there already, and did not come from the server.
    const content = typeof state.data === 'string' ? contentOf(state.data) : undefined;
    if (!content || !isPicture(queryKey)) return;
    const id = pictureIdOf(queryKey);
    opened.set(id, { id, at: Date.now(), size: content.size, content });
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  };
  const leave = cache.subscribe((event) => {
    const query: Query | undefined = cache.get(event.query.queryHash);
    if (!query || event.type !== 'updated' || !isPicture(query.queryKey)) return;
    const { queryKey } = query;
    if (event.action.type === 'success') note(query);
    if (event.action.type === 'error' && isGone(event.action.error))
      change((open) => deletePicture(open, queryKey));
  });
  for (const query of cache.getAll()) note(query);
  // Whoever leaves the app may come back to it without a connection.
  const writeWhenHidden = () => document.visibilityState === 'hidden' && opened.size > 0 && write();
  document.addEventListener('visibilitychange', writeWhenHidden);

  return () => {
    // Whatever has not been written by now is not: whoever signs out is forgotten.
    clearTimeout(timer);
    leave();
    document.removeEventListener('visibilitychange', writeWhenHidden);
  };
}
