import { sharedFiles } from '../storage/forget-people.ts';

/** Reads the photos that another app has shared with this one, in their order. */
export async function readSharedPhotos(): Promise<File[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(sharedFiles('owner'));
  const answers = await cache.matchAll();
  return Promise.all(
    answers.map(async (answer) => {
      const name = decodeURIComponent(answer.headers.get('x-name') ?? 'photo');
      return new File([await answer.blob()], name, {
        type: answer.headers.get('content-type') ?? '',
      });
    }),
  );
}

/** Deletes them: somebody has chosen what they are for. */
export async function deleteSharedPhotos(): Promise<void> {
  await globalThis.caches?.delete(sharedFiles('owner'));
}
