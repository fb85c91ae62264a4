import { preparePhotos } from '../api/prepare-photos.ts';
import { dropSharedFiles, sharedFiles } from '../storage/shared-files.ts';

/** Reads the photos that another app shared with this one, in their original order and reduced for sending. */
export async function readSharedPhotos(): Promise<File[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(sharedFiles('owner'));
  const answers = await cache.matchAll();
  const files = await Promise.all(
    answers.map(async (answer) => {
      const name = decodeURIComponent(answer.headers.get('x-name') ?? 'photo');
      return new File([await answer.blob()], name, {
        type: answer.headers.get('content-type') ?? '',
      });
    }),
  );
  return preparePhotos(files);
}

/** Deletes the shared photos after the user has chosen where they belong. */
export const deleteSharedPhotos = (): Promise<void> => dropSharedFiles('owner');
