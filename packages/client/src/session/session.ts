import type { Api } from '../api.ts';
import type { Transport } from '../api/transport.ts';
import { isPassing } from '../api/problems.ts';
import type { AppName, AppStorage } from '../storage/app-storage.ts';
import {
  createProfile,
  type Introduction,
  lacksProfile,
  rememberedIntroduction,
  rememberIntroduction,
} from './newcomer.ts';
import type { SessionState } from './session-state.ts';
import type { SessionTokens } from './tokens.ts';

/** How long the farewell stays on screen. Specification, section 9. */
export const SIGN_OUT_SPLASH_MS = 2000;

export interface Session {
  /** A token that is valid now, or `null` when nobody is signed in. */
  readonly token: () => Promise<string | null>;
  readonly app: AppName;
  readonly state: () => SessionState;
  /** Calls back after every change of the state; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Asks whether somebody is signed in; again after `unreachable`. */
  check(): Promise<void>;
  /** Throws the refusal of wrong or unconfirmed credentials. */
  signIn(email: string, password: string): Promise<void>;
  /** Keeps what was said at sign-up for the profile that the first sign-in creates. */
  remember(email: string, introduction: Introduction): void;
  /** Creates the profile of a `newcomer`. */
  introduce(introduction: Introduction): Promise<void>;
  /** Ends every session of the person, removes what this browser keeps of them, and opens the login page anew. */
  signOut(): Promise<void>;
  /** The session has ended elsewhere: by the server, or in another tab. */
  ended(): void;
}

export type SessionOptions = {
  readonly app: AppName;
  readonly api: Api;
  readonly transport: Transport;
  readonly tokens: SessionTokens;
  readonly storage: AppStorage;
  /** Deletes what people have left in this browser; all but one person's when `except` is given. */
  readonly forgetPeople: (app: AppName, except?: string) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  /** Leaves the page for the login, with nothing left in memory. */
  readonly openLogin: () => void;
};

export function createSession(options: SessionOptions): Session {
  const { app, api, transport, tokens, storage, forgetPeople } = options;
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'checking' };

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

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
      return become({ status: tokens.stored() ? 'unreachable' : 'signedOut' });
    const known = rememberedIntroduction(storage, email);
    // What is remembered may be refused; then the person is asked.
    if (known) return enter(known).catch(() => become({ status: 'newcomer', email }));
    become({ status: 'newcomer', email });
  };

  const forget = async () => {
    tokens.drop();
    storage.clear();
    await forgetPeople(app).catch(() => undefined);
  };

  return {
    app,
    token: tokens.token,
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    check() {
      become({ status: 'checking' });
      return enter();
    },
    async signIn(email, password) {
      const call = { method: 'POST', path: '/auth/sign-in' };
      const response = await transport(call, { body: { email, password } }, null);
      tokens.begin(email, await response.json());
      await enter();
    },
    remember: (email, introduction) => rememberIntroduction(storage, email, introduction),
    introduce: (introduction) => enter(introduction),
    async signOut() {
      become({ status: 'leaving' });
      const token = await tokens.token().catch(() => null);
      const call = { method: 'POST', path: '/auth/sign-out' };
      const farewell = token ? transport(call, {}, token) : Promise.resolve();
      await Promise.allSettled([forget(), farewell, options.wait(SIGN_OUT_SPLASH_MS)]);
      options.openLogin();
    },
    ended() {
      if (state.status === 'leaving') return;
      storage.clear();
      become({ status: 'signedOut' });
    },
  };
}
