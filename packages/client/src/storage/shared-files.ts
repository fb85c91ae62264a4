import type { AppName } from './app-storage.ts';

/** Returns the name of the cache in which the service worker stores files shared by another app. */
export const sharedFiles = (app: AppName) => `zampa.${app}.shared`;

/**
 * Deletes files shared by another app. They belong to the signed-in person, so they are deleted when a session ends and
 * when the app opens without a session; the next person must not see them.
 */
export async function dropSharedFiles(app: AppName): Promise<void> {
  await globalThis.caches?.delete(sharedFiles(app));
}
