import type { Query, QueryKey } from '@tanstack/react-query';
import type { PersonDatabase } from '../storage/person-database.ts';
import type { OfflinePicture } from '../storage/offline-types.ts';
import { OFFLINE_RETENTION_MS } from '../storage/offline-retention.ts';

/** About as many as a person views in a week. */
export const MAX_OFFLINE_PICTURES = 300;

/** In bytes; small enough for a phone with little storage. */
export const MAX_OFFLINE_PICTURE_BYTES = 40_000_000;

/** In bytes. Larger files are original photos opened in full size; their smaller sizes are saved. */
export const MAX_PICTURE_BYTES = 2_000_000;

/** Query key of a picture: file id, width (undefined for the original size) and format. */
export type PictureKey = readonly ['files', string, number | undefined, string];

/** Returns whether a query key belongs to a picture. */
export const isPicture = (key: QueryKey): key is PictureKey =>
  key[0] === 'files' && typeof key[1] === 'string';

/** Returns the id under which a picture is saved. */
export const pictureIdOf = ([, file, width, format]: PictureKey): string =>
  `${file}/${width ?? 'whole'}/${format}`;

/** Key range of all saved sizes of a file. */
const savedSizesOf = ([, file]: PictureKey) => IDBKeyRange.bound(`${file}/`, `${file}/\uffff`);

/**
 * Returns an object URL of a saved picture, in the requested size or else the largest saved one. In the latter case
 * the query is invalidated, so that it is refetched when online.
 */
export async function readOfflinePicture(
  database: PersonDatabase,
  query: Query,
  now: number,
): Promise<string | undefined> {
  const { queryKey } = query;
  if (!isPicture(queryKey)) return undefined;
  const sizes = await database.getAll('pictures', savedSizesOf(queryKey));
  const current = sizes.filter(({ at }) => now - at < OFFLINE_RETENTION_MS);
  const exact = current.find(({ id }) => id === pictureIdOf(queryKey));
  const saved = exact ?? current.toSorted((one, other) => other.size - one.size)[0];
  if (!saved) return undefined;
  // After the picture is shown.
  if (!exact) setTimeout(() => query.invalidate());
  return URL.createObjectURL(saved.content);
}

/**
 * Saves pictures. Deletes pictures that are too old, and the oldest pictures beyond the limits in number and
 * bytes.
 */
export async function saveOfflinePictures(
  database: PersonDatabase,
  pictures: readonly OfflinePicture[],
  now: number,
): Promise<void> {
  const small = pictures.filter(({ size }) => size <= MAX_PICTURE_BYTES);
  const transaction = database.transaction('pictures', 'readwrite');
  for (const picture of small) await transaction.store.put(picture);
  let number = 0;
  let bytes = 0;
  let next = await transaction.store.index('kept').openKeyCursor(null, 'prev');
  while (next) {
    const [at, size] = next.key;
    number += 1;
    bytes += size;
    const isTooMuch = number > MAX_OFFLINE_PICTURES || bytes > MAX_OFFLINE_PICTURE_BYTES;
    if (isTooMuch || now - at >= OFFLINE_RETENTION_MS)
      await transaction.store.delete(next.primaryKey);
    next = await next.continue();
  }
  await transaction.done;
}

/** Deletes every size of a picture that its viewer may no longer see. */
export const deleteOfflinePicture = (database: PersonDatabase, key: PictureKey): Promise<void> =>
  database.delete('pictures', savedSizesOf(key));
