import type { User } from '@zampa/contract/people/user';
import type { Api } from '../api.ts';
import { ApiUnreachable, isPassing } from '../api/problems.ts';
import { findPerson, keepPerson } from '../offline/kept-person.ts';
import type { AppName, AppStorage } from '../storage/app-storage.ts';
import { type Introduction, lacksProfile, rememberedIntroduction } from './newcomer.ts';
import type { SessionState } from './session-state.ts';
import type { SessionTokens } from './tokens.ts';

export type EnterOptions = {
  readonly app: AppName;
  readonly api: Api;
  readonly tokens: SessionTokens;
  readonly storage: AppStorage;
  /** Names the build that runs: what another one has kept may be of another shape. */
  readonly build: string;
  /** Deletes what people have left in this browser; all but one person's when `except` is given. */
  readonly forgetPeople: (app: AppName, except?: string) => Promise<void>;
};

/** Goes in with the tokens that are there, as far as the server lets; an introduction makes the profile first. */
export function enterWith(
  { app, api, tokens, storage, build, forgetPeople }: EnterOptions,
  become: (state: SessionState) => void,
) {
  /** The sign-in that is here, at this moment. */
  const here = () => ({ session: tokens.stored()?.id, build, at: Date.now() });

  const remember = (user: User) => keepPerson(storage, { ...here(), user });

  /** Whoever goes on meanwhile stays where they are until the server has something to say of them. */
  const enter = async (introduction?: Introduction, goesOn = false) => {
    const email = tokens.stored()?.email;
    if (email === undefined) return become({ status: 'signedOut' });
    try {
      const user = introduction
        ? await (await import('./create-profile.ts')).createProfile(api, app, email, introduction)
        : await api.send('GET /users/me');
      storage.remove('sign-up');
      remember(user);
      await forgetPeople(app, user.id).catch(() => undefined);
      become({ status: 'signedIn', user });
    } catch (error) {
      if (introduction) throw error;
      if (goesOn && isPassing(error)) return;
      await stayOutside(error, email);
    }
  };

  const stayOutside = async (error: unknown, email: string) => {
    const kept = error instanceof ApiUnreachable ? findPerson(storage, here()) : null;
    if (kept) return become({ status: 'signedIn', user: kept.user, keptAt: kept.at });
    if (isPassing(error)) return become({ status: 'unreachable', error });
    if (!lacksProfile(error))
      return become(
        tokens.stored()
          ? { status: 'unreachable', error }
          : { status: 'signedOut', endedFor: email },
      );
    const known = rememberedIntroduction(storage, email);
    // What is remembered may be refused; then the person is asked.
    if (known) return enter(known).catch(() => become({ status: 'newcomer', email }));
    become({ status: 'newcomer', email });
  };

  return { enter, remember };
}
