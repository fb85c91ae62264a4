import { type AppName, createAppStorage } from '../storage/app-storage.ts';

const ENTRY = 'invitation';

/** Stores the token of an invitation link until the user has signed in and can accept it. */
export const storeInvitation = (app: AppName, token: string): void =>
  createAppStorage(app).write(ENTRY, token);

/** Returns the token of the stored invitation link; null if no link is stored. */
export const readStoredInvitation = (app: AppName): string | null =>
  createAppStorage(app).read<string>(ENTRY);

/** Deletes the stored invitation once it is answered. */
export const clearStoredInvitation = (app: AppName): void => createAppStorage(app).remove(ENTRY);
