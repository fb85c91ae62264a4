import type { Session as Tokens } from '@zampa/contract/account/objects';
import type { User } from '@zampa/contract/people/user';
import { JSON_CALLS } from '../api/call-keys.ts';
import { methodAndPath } from '../api/request.ts';
import type { Transport } from '../api/transport.ts';
import { observable } from '../observable.ts';
import type { AppName } from '../storage/app-storage.ts';
import type { Exclusively } from '../storage/exclusively.ts';
import { dropSharedFiles } from '../storage/shared-files.ts';
import { type Confirmation, createConfirmation } from './confirmation.ts';
import { createEndLater, END_ENTRY } from './end-later.ts';
import { type UserLoaderOptions, createUserLoader } from './user-loader.ts';
import type { Introduction } from './introduction.ts';
import type { SessionState } from './session-state.ts';

/** How long the sign-out splash is shown. */
export const SIGN_OUT_SPLASH_MS = 2000;
/**
 * Maximum time that signing out waits for the deletion of local data and of the push subscription. Databases that
 * other tabs hold open are deleted once those close.
 */
const DELETE_TIMEOUT_MS = 4000;

/** The challenge of a sign-in and the code that meets it. */
export type SecondFactorStep = { readonly challenge: string; readonly code: string };

export interface ClientSession extends Confirmation {
  /** Returns a valid access token, or `null` when nobody is signed in. */
  readonly token: () => Promise<string | null>;
  readonly app: AppName;
  readonly state: () => SessionState;
  /** Subscribes to changes of the state. Returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Checks for a session and loads its user; also used to retry after `unreachable`. */
  check(): Promise<void>;
  /** Ends a session on the server whose sign-out happened offline. */
  endRemembered(): Promise<void>;
  /** Loads the user again while the saved one is in use. */
  renew(): Promise<void>;
  /** Saves the changed user on this device. */
  readonly remember: (user: User) => void;
  /** Signs in. Throws the refusal of wrong or unconfirmed credentials. Waits for `onAnswer` before it continues. */
  signIn(
    email: string,
    password: string,
    onAnswer?: (answer: Tokens) => Promise<void> | undefined,
  ): Promise<void>;
  /** Completes a sign-in that needs a code. Throws the refusal of a wrong one. */
  completeSignIn(
    email: string,
    step: SecondFactorStep,
    onAnswer?: (answer: Tokens) => Promise<void> | undefined,
  ): Promise<void>;
  /** Creates the profile of a `newcomer`. */
  introduce(introduction: Introduction): Promise<void>;
  /**
   * Ends all sessions of the person, or offline only that of this device. Deletes local data and the push
   * subscription, and opens the login page in a fresh page.
   */
  signOut(): Promise<void>;
  /**
   * Reports that the session has ended elsewhere: on the server, which passes the e-mail address, or in another tab.
   */
  ended(email?: string): void;
}

export type SessionOptions = UserLoaderOptions & {
  readonly transport: Transport;
  readonly exclusively: Exclusively;
  readonly wait: (ms: number) => Promise<void>;
  /** Deletes offline copies of data, but not drafts and unsent messages. */
  readonly deleteOfflineData: (app: AppName) => Promise<void>;
  /** Removes the push subscription of this device, independent of the server. */
  readonly silenceDevice: () => Promise<void>;
  /** Loads the login page, which clears the memory of this one. */
  readonly openLogin: () => void;
};

/** Creates the session of an app on this device, in state `checking`. */
export function createSession(options: SessionOptions): ClientSession {
  const { app, tokens, storage } = options;
  const state = observable<SessionState>({ status: 'checking' });
  const { loadUser, saveUser: remember } = createUserLoader(options, state.become);
  const endLater = createEndLater(options);

  const begin = async (
    email: string,
    request: { readonly key: string; readonly body: object },
    onAnswer?: (answer: Tokens) => Promise<void> | undefined,
  ) => {
    const answer = await tokens.begin(email, () => requestSession(options, request));
    await onAnswer?.(answer);
    await loadUser();
  };
  const signIn: ClientSession['signIn'] = (email, password, onAnswer) =>
    begin(email, { key: JSON_CALLS.signIn, body: { email, password } }, onAnswer);

  return {
    app,
    token: tokens.token,
    state: state.value,
    subscribe: state.subscribe,
    check() {
      void endLater.endRemembered();
      state.become({ status: 'checking' });
      return loadUser();
    },
    endRemembered: endLater.endRemembered,
    renew: () => loadUser(undefined, true),
    remember,
    signIn,
    completeSignIn: (email, body, onAnswer) =>
      begin(email, { key: JSON_CALLS.completeSignIn, body }, onAnswer),
    ...createConfirmation(storage, signIn),
    introduce: (introduction) => loadUser(introduction),
    async signOut() {
      state.become({ status: 'leaving' });
      const token = await tokens.token().catch(() => null);
      // Offline the server would keep sending push messages.
      const leaving = Promise.allSettled([
        deleteLocalData(options, endLater),
        options.silenceDevice(),
      ]);
      const ended = token ? endSessions(options, token).then(endLater.forget) : undefined;
      const deleted = Promise.race([leaving, options.wait(DELETE_TIMEOUT_MS)]);
      await Promise.allSettled([deleted, ended, options.wait(SIGN_OUT_SPLASH_MS)]);
      options.openLogin();
    },
    ended(email) {
      if (state.value().status === 'leaving') return;
      storage.clear(END_ENTRY);
      // Without an e-mail address another tab signed out, which deletes everything.
      if (email !== undefined) void options.deleteOfflineData(app).catch(() => undefined);
      void dropSharedFiles(app).catch(() => undefined);
      state.become({ status: 'signedOut', ...(email && { endedFor: email }) });
    },
  };
}

/** Deletes the data of the person on this device, and remembers to end their session on the server. */
async function deleteLocalData(
  { app, tokens, storage, deletePersonData }: SessionOptions,
  endLater: ReturnType<typeof createEndLater>,
): Promise<void> {
  const wasSignedIn = tokens.stored() !== null;
  tokens.drop();
  storage.clear();
  // Removed once the server has cleared the cookie.
  if (wasSignedIn) endLater.remember();
  await deletePersonData(app).catch(() => undefined);
}

async function requestSession(
  { transport, app, storage }: SessionOptions,
  { key, body }: { readonly key: string; readonly body: object },
): Promise<Tokens> {
  const response = await transport(methodAndPath(key), { body, sessionApp: app }, null);
  // The new cookie has replaced the one that was to be ended.
  storage.remove(END_ENTRY);
  return (await response.json()) as Tokens;
}

const endSessions = ({ transport, app }: SessionOptions, token: string) =>
  transport(methodAndPath(JSON_CALLS.signOut), { sessionApp: app }, token);
