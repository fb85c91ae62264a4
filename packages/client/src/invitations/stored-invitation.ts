import { type AppName, createAppStorage } from '../storage/app-storage.ts';

const ENTRY = 'invitation';

/** Keeps the token of the link that somebody came by, until they are signed in and it can be accepted. */
export const storeInvitation = (app: AppName, token: string): void =>
  createAppStorage(app).write(ENTRY, token);

/** Returns the token of the link that somebody came by; null where they came without one. */
export const readStoredInvitation = (app: AppName): string | null =>
  createAppStorage(app).read<string>(ENTRY);

/** Forgets the link, once it is answered. */
export const clearStoredInvitation = (app: AppName): void => createAppStorage(app).remove(ENTRY);
