import type { User } from '@zampa/contract/people/user';
import type { Api } from '../api.ts';
import { ApiUnreachable, isRetryable } from '../api/problems.ts';
import { findOfflineUser, saveOfflineUser } from './offline-user.ts';
import type { AppName, AppStorage } from '../storage/app-storage.ts';
import { dropSharedFiles } from '../storage/shared-files.ts';
import { type Introduction, lacksProfile, readIntroduction } from './introduction.ts';
import type { SessionState } from './session-state.ts';
import type { SessionTokens } from './tokens.ts';

export type UserLoaderOptions = {
  readonly app: AppName;
  readonly api: Api;
  readonly tokens: SessionTokens;
  readonly storage: AppStorage;
  /** The running build; saved data of another build may have another shape. */
  readonly build: string;
  /** Deletes the data of everybody in this browser, or of all but the person `except`. */
  readonly deletePersonData: (app: AppName, except?: string) => Promise<void>;
};

/**
 * Creates functions that load the signed-in user into the session state and save them for offline starts. With an
 * introduction, creates the profile first.
 */
export function createUserLoader(
  { app, api, tokens, storage, build, deletePersonData }: UserLoaderOptions,
  become: (state: SessionState) => void,
) {
  /** The current session with build and time. */
  const currentSession = () => ({ session: tokens.stored()?.id, build, at: Date.now() });

  /** Signs out and deletes photos shared to the app, which must not reach the next person. */
  const signOut = async (endedFor?: string) => {
    await dropSharedFiles(app).catch(() => undefined);
    become({ status: 'signedOut', ...(endedFor && { endedFor }) });
  };

  const saveUser = (user: User) => saveOfflineUser(storage, { ...currentSession(), user });

  /**
   * Loads the user with the stored session. With `isInBackground`, temporary failures leave the state unchanged,
   * because the person is already using the app.
   */
  const loadUser = async (introduction?: Introduction, isInBackground = false): Promise<void> => {
    const email = tokens.stored()?.email;
    if (email === undefined) return signOut();
    const saved = isInBackground || introduction ? null : readIntroduction(storage, email);
    // After a sign-up the profile is created first. If it is refused, it may exist already.
    if (saved && (await succeeds(loadUser(saved)))) return;
    try {
      const user = introduction
        ? await (await import('./create-profile.ts')).createProfile(api, app, email, introduction)
        : await api.readMe();
      storage.remove('sign-up');
      saveUser(user);
      await deletePersonData(app, user.id).catch(() => undefined);
      become({ status: 'signedIn', user });
    } catch (error) {
      if (introduction) throw error;
      if (isInBackground && isRetryable(error)) return;
      await handleLoadError(error, email);
    }
  };

  const handleLoadError = async (error: unknown, email: string) => {
    const saved =
      error instanceof ApiUnreachable ? findOfflineUser(storage, currentSession()) : null;
    if (saved) return become({ status: 'signedIn', user: saved.user, keptAt: saved.at });
    if (isRetryable(error)) return become({ status: 'unreachable', error });
    if (!lacksProfile(error))
      return tokens.stored() ? become({ status: 'unreachable', error }) : signOut(email);
    // No names are stored, or the server has refused them.
    become({ status: 'newcomer', email });
  };

  return { loadUser, saveUser };
}

const succeeds = (work: Promise<void>) =>
  work.then(
    () => true,
    () => false,
  );
