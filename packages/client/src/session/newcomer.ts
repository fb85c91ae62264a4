import type { User } from '@zampa/contract/people/user';
import type { Api } from '../api.ts';
import type { BodyOfKey } from '../api/call-types.ts';
import { ApiRefusal } from '../api/problems.ts';
import type { AppName, AppStorage } from '../storage/app-storage.ts';

/** What a person said about themselves at sign-up; their profile is made of it after the first sign-in. */
export type Introduction = Pick<
  BodyOfKey<'POST /users'>,
  'firstName' | 'lastName' | 'marketing' | 'thirdparties' | 'language'
>;

const ENTRY = 'sign-up';
type Remembered = { readonly email: string; readonly introduction: Introduction };

export function rememberIntroduction(
  storage: AppStorage,
  email: string,
  introduction: Introduction,
) {
  storage.write(ENTRY, { email: email.trim().toLowerCase(), introduction } satisfies Remembered);
}

/** Reads the remembered introduction; `null` when the person signed up on another device. */
export function rememberedIntroduction(storage: AppStorage, email: string): Introduction | null {
  const remembered = storage.read<Remembered>(ENTRY);
  return remembered?.email === email.trim().toLowerCase() ? remembered.introduction : null;
}

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

/** Tells whether the account has no profile yet. */
export function lacksProfile(error: unknown): boolean {
  return error instanceof ApiRefusal && (error.status === 403 || error.status === 404);
}
