import type { User } from '@zampa/contract/people/user';
import type { Api } from '../api.ts';
import { ApiRefusal } from '../api/problems.ts';
import type { AppName } from '../storage/app-storage.ts';
import type { Introduction } from './newcomer.ts';

/** Creates the profile of a first sign-in and sends the welcome. Whoever uses the clinic app is a vet, for good. */
export async function createProfile(
  api: Api,
  app: AppName,
  email: string,
  introduction: Introduction,
): Promise<User> {
  const isVet = app === 'clinic';
  const user = await api
    .send('POST /users', { body: { ...introduction, email, isVet, isPetowner: !isVet } })
    .catch((error: unknown) => existingProfile(api, error));
  // A greeting that could not be sent is no reason to keep somebody outside.
  await api.send('POST /welcome').catch(() => undefined);
  return user;
}

/** The profile was made in the meantime: by another tab, or by a try whose answer was lost. */
function existingProfile(api: Api, error: unknown): Promise<User> {
  if (error instanceof ApiRefusal && error.code === 'USER_EXISTS') return api.send('GET /users/me');
  throw error;
}
