import type { BodyOfKey } from '../api/call-types.ts';
import { ApiRefusal } from '../api/problems.ts';
import type { AppStorage } from '../storage/app-storage.ts';

/** What a person said about themselves at sign-up; their profile is made of it after the first sign-in. */
export type Introduction = Pick<
  BodyOfKey<'POST /users'>,
  'firstName' | 'lastName' | 'marketing' | 'thirdparties' | 'language'
>;

const ENTRY = 'sign-up';
type Remembered = { readonly email: string; readonly introduction: Introduction };

/** Keeps what somebody said about themselves, until their address is confirmed and their profile can be made of it. */
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

/** Tells whether the account has no profile yet. */
export function lacksProfile(error: unknown): boolean {
  return error instanceof ApiRefusal && (error.status === 403 || error.status === 404);
}
