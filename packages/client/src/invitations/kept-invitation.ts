import { type AppName, createAppStorage } from '../storage/app-storage.ts';

const ENTRY = 'invitation';

/** Keeps the token of the link that somebody came by, until they are signed in and it can be accepted. */
export const keepInvitation = (app: AppName, token: string): void =>
  createAppStorage(app).write(ENTRY, token);

export const keptInvitation = (app: AppName): string | null =>
  createAppStorage(app).read<string>(ENTRY);

export const forgetInvitation = (app: AppName): void => createAppStorage(app).remove(ENTRY);
