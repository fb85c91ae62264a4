import type { Query, QueryKey } from '@tanstack/react-query';
import type { PersonDatabase } from '../storage/person-database.ts';
import type { KeptPicture } from './kept.ts';
import { KEEP_MS } from './keep-ms.ts';

/** As many as somebody looks at in a week. */
export const MOST_PICTURES = 300;

/** Of a phone that has little room, a little; in bytes. */
export const MOST_PICTURE_BYTES = 40_000_000;

/** A larger one is a photo as it was sent, which was looked at closely: its smaller sizes are kept. */
export const LARGEST_PICTURE_BYTES = 2_000_000;

/** What a picture is asked for by: the file, its width where it is not the whole, and its format. */
export type PictureKey = readonly ['files', string, number | undefined, string];

/** Tells whether the answer of a key is a picture. */
export const isPicture = (key: QueryKey): key is PictureKey =>
  key[0] === 'files' && typeof key[1] === 'string';

/** Returns what a picture is kept as. */
export const pictureIdOf = ([, file, width, format]: PictureKey): string =>
  `${file}/${width ?? 'whole'}/${format}`;

/** Every size in which a file is kept. */
const sizesOf = ([, file]: PictureKey) => IDBKeyRange.bound(`${file}/`, `${file}/\uffff`);

/**
 * Returns an address of the picture that is kept for a query, in its size or else the largest there is; that one is
 * asked for anew as soon as there is a connection.
 */
export async function readPicture(
  database: PersonDatabase,
  query: Query,
  now: number,
): Promise<string | undefined> {
  const { queryKey } = query;
  if (!isPicture(queryKey)) return undefined;
  const sizes = await database.getAll('pictures', sizesOf(queryKey));
  const good = sizes.filter(({ at }) => now - at < KEEP_MS);
  const exact = good.find(({ id }) => id === pictureIdOf(queryKey));
  const kept = exact ?? good.toSorted((one, other) => other.size - one.size)[0];
  if (!kept) return undefined;
  // Once it is shown.
  if (!exact) setTimeout(() => query.invalidate());
  return URL.createObjectURL(kept.content);
}

/** Keeps pictures, and makes room for them: what is too old goes, then the oldest until the rest is not too much. */
export async function putPictures(
  database: PersonDatabase,
  pictures: readonly KeptPicture[],
  now: number,
): Promise<void> {
  const small = pictures.filter(({ size }) => size <= LARGEST_PICTURE_BYTES);
  const change = database.transaction('pictures', 'readwrite');
  for (const picture of small) await change.store.put(picture);
  let number = 0;
  let bytes = 0;
  let next = await change.store.index('kept').openKeyCursor(null, 'prev');
  while (next) {
    const [at, size] = next.key;
    number += 1;
    bytes += size;
    const isTooMuch = number > MOST_PICTURES || bytes > MOST_PICTURE_BYTES;
    if (isTooMuch || now - at >= KEEP_MS) await change.store.delete(next.primaryKey);
    next = await next.continue();
  }
  await change.done;
}

/** Deletes every size of a picture, which its viewer may see no more. */
export const deletePicture = (database: PersonDatabase, key: PictureKey): Promise<void> =>
  database.delete('pictures', sizesOf(key));
