import type { CallBody } from '../api/call-types.ts';
import { ApiRefusal } from '../api/problems.ts';
import type { AppStorage } from '../storage/app-storage.ts';

/** The data from the sign-up form from which the profile is created after the first sign-in. */
export type Introduction = Pick<
  CallBody<'createUser'>,
  'firstName' | 'lastName' | 'marketing' | 'thirdparties' | 'language'
>;

const ENTRY = 'sign-up';
type SavedIntroduction = { readonly email: string; readonly introduction: Introduction };

/** Saves the data from the sign-up form until the address is confirmed and the profile can be created. */
export function saveIntroduction(storage: AppStorage, email: string, introduction: Introduction) {
  storage.write(ENTRY, {
    email: email.trim().toLowerCase(),
    introduction,
  } satisfies SavedIntroduction);
}

/** Reads the saved introduction; `null` if the person signed up on another device. */
export function readIntroduction(storage: AppStorage, email: string): Introduction | null {
  const saved = storage.read<SavedIntroduction>(ENTRY);
  return saved?.email === email.trim().toLowerCase() ? saved.introduction : null;
}

/** Returns whether an error means that the account has no profile yet. */
export function lacksProfile(error: unknown): boolean {
  return error instanceof ApiRefusal && (error.status === 403 || error.status === 404);
}
