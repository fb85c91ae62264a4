import type { Query, QueryClient } from '@tanstack/react-query';
import { isNotFound } from '../api/problems.ts';
import { contentOfPictureUrl } from '../files/picture-urls.ts';
import type { InDatabase } from '../storage/in-database.ts';
import type { PersonDatabase } from '../storage/person-database.ts';
import type { OfflinePicture } from '../storage/offline-types.ts';
import {
  deleteOfflinePicture,
  isPicture,
  pictureIdOf,
  saveOfflinePictures,
} from './offline-pictures.ts';

/** Writes are debounced, because the pictures of a screen load one after the other. */
const WRITE_AFTER_MS = 1000;

/** Saves opened pictures for offline use. Returns a function that stops it. */
export function savePicturesOffline(queryClient: QueryClient, inDatabase: InDatabase): () => void {
  const cache = queryClient.getQueryCache();
  const opened = new Map<string, OfflinePicture>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Without storage, or when it is full, nothing is saved.
  const runInDatabase = (task: (open: PersonDatabase) => Promise<void>) =>
    void inDatabase(task).catch(() => undefined);
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const pictures = [...opened.values()];
    opened.clear();
    runInDatabase((open) => saveOfflinePictures(open, pictures, Date.now()));
  };
  const scheduleWrite = ({ queryKey, state }: Query) => {
    // A picture that was read from the offline cache has no content here.
    const content = typeof state.data === 'string' ? contentOfPictureUrl(state.data) : undefined;
    if (!content || !isPicture(queryKey)) return;
    const id = pictureIdOf(queryKey);
    opened.set(id, { id, at: Date.now(), size: content.size, content });
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  };
  const unsubscribe = cache.subscribe((event) => {
    const query: Query | undefined = cache.get(event.query.queryHash);
    if (!query || event.type !== 'updated' || !isPicture(query.queryKey)) return;
    const { queryKey } = query;
    if (event.action.type === 'success') scheduleWrite(query);
    if (event.action.type === 'error' && isNotFound(event.action.error))
      runInDatabase((open) => deleteOfflinePicture(open, queryKey));
  });
  for (const query of cache.getAll()) scheduleWrite(query);
  // The app may be reopened without a connection.
  const writeWhenHidden = () => document.visibilityState === 'hidden' && opened.size > 0 && write();
  document.addEventListener('visibilitychange', writeWhenHidden);

  return () => {
    // Unsaved pictures are dropped, because signing out deletes the data.
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', writeWhenHidden);
  };
}
