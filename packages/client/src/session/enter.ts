import type { Api } from '../api.ts';
import { isPassing } from '../api/problems.ts';
import type { AppName, AppStorage } from '../storage/app-storage.ts';
import {
  createProfile,
  type Introduction,
  lacksProfile,
  rememberedIntroduction,
} from './newcomer.ts';
import type { SessionState } from './session-state.ts';
import type { SessionTokens } from './tokens.ts';

export type EnterOptions = {
  readonly app: AppName;
  readonly api: Api;
  readonly tokens: SessionTokens;
  readonly storage: AppStorage;
  /** Deletes what people have left in this browser; all but one person's when `except` is given. */
  readonly forgetPeople: (app: AppName, except?: string) => Promise<void>;
};

/** Goes in with the tokens that are there, as far as the server lets; an introduction makes the profile first. */
export function enterWith(
  { app, api, tokens, storage, forgetPeople }: EnterOptions,
  become: (state: SessionState) => void,
) {
  const enter = async (introduction?: Introduction) => {
    const email = tokens.stored()?.email;
    if (email === undefined) return become({ status: 'signedOut' });
    try {
      const user = introduction
        ? await createProfile(api, app, email, introduction)
        : await api.send('GET /users/me');
      storage.remove('sign-up');
      await forgetPeople(app, user.id).catch(() => undefined);
      become({ status: 'signedIn', user });
    } catch (error) {
      if (introduction) throw error;
      await stayOutside(error, email);
    }
  };

  const stayOutside = async (error: unknown, email: string) => {
    if (isPassing(error)) return become({ status: 'unreachable' });
    if (!lacksProfile(error))
      return become(
        tokens.stored() ? { status: 'unreachable' } : { status: 'signedOut', endedFor: email },
      );
    const known = rememberedIntroduction(storage, email);
    // What is remembered may be refused; then the person is asked.
    if (known) return enter(known).catch(() => become({ status: 'newcomer', email }));
    become({ status: 'newcomer', email });
  };

  return enter;
}
