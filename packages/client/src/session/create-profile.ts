import type { User } from '@zampa/contract/people/user';
import type { Api } from '../api.ts';
import { ApiRefusal } from '../api/problems.ts';
import type { AppName } from '../storage/app-storage.ts';
import type { Introduction } from './introduction.ts';

/**
 * Creates the profile at the first sign-in and sends the welcome e-mail. A profile created in the clinic app is a
 * vet's, permanently.
 */
export async function createProfile(
  api: Api,
  app: AppName,
  email: string,
  introduction: Introduction,
): Promise<User> {
  const isVet = app === 'clinic';
  const user = await api
    .createUser({ body: { ...introduction, email, isVet, isPetowner: !isVet } })
    .catch((error: unknown) => existingProfile(api, error));
  // A failed welcome e-mail must not block the sign-in.
  await api.welcome().catch(() => undefined);
  return user;
}

/** Returns the profile if it exists already: created in another tab, or by a request whose answer was lost. */
function existingProfile(api: Api, error: unknown): Promise<User> {
  if (error instanceof ApiRefusal && error.code === 'USER_EXISTS') return api.readMe();
  throw error;
}
