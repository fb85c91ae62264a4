import type { Session as Tokens } from '@zampa/contract/account/objects';
import type { User } from '@zampa/contract/people/user';
import type { Transport } from '../api/transport.ts';
import { observable } from '../observable.ts';
import type { AppName } from '../storage/app-storage.ts';
import { type Confirmation, createConfirmation } from './confirmation.ts';
import { type EnterOptions, enterWith } from './enter.ts';
import type { Introduction } from './newcomer.ts';
import type { SessionState } from './session-state.ts';

/** How long the farewell stays on screen. */
export const SIGN_OUT_SPLASH_MS = 2000;
/**
 * How long signing out waits for the browser to let go of what it keeps, and of being called; it lets go of the rest once
 * every tab has.
 */
const FORGET_WITHIN_MS = 4000;

export interface ClientSession extends Confirmation {
  /** A token that is valid now, or `null` when nobody is signed in. */
  readonly token: () => Promise<string | null>;
  readonly app: AppName;
  readonly state: () => SessionState;
  /** Calls back after every change of the state; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Asks whether somebody is signed in; again after `unreachable`. */
  check(): Promise<void>;
  /** Asks again who somebody is whom this device remembers, while they go on. */
  renew(): Promise<void>;
  /** Remembers on this device what has become of the signed-in person. */
  readonly remember: (user: User) => void;
  /**
   * Throws the refusal of wrong or unconfirmed credentials. What is done with the answer is waited for before anything
   * else goes on.
   */
  signIn(
    email: string,
    password: string,
    onAnswer?: (answer: Tokens) => Promise<void> | undefined,
  ): Promise<void>;
  /** Creates the profile of a `newcomer`. */
  introduce(introduction: Introduction): Promise<void>;
  /**
   * Ends every session of the person, without a connection that of this device alone; removes what this browser keeps of
   * them, has it called no more, and opens the login page anew.
   */
  signOut(): Promise<void>;
  /** The session has ended elsewhere: by the server, which says whose it was, or in another tab. */
  ended(email?: string): void;
}

export type SessionOptions = EnterOptions & {
  readonly transport: Transport;
  readonly wait: (ms: number) => Promise<void>;
  /** Deletes what people have seen in this browser, but not what they have written. */
  readonly forgetAnswers: (app: AppName) => Promise<void>;
  /** Has this device called no more, whatever the server knows of it. */
  readonly silenceDevice: () => Promise<void>;
  /** Leaves the page for the login, with nothing left in memory. */
  readonly openLogin: () => void;
};

/** Returns the sign-in of an app on this device, which begins by being checked. */
export function createSession(options: SessionOptions): ClientSession {
  const { app, transport, tokens, storage, forgetPeople } = options;
  const state = observable<SessionState>({ status: 'checking' });
  const { enter, remember } = enterWith(options, state.become);

  const signIn: ClientSession['signIn'] = async (email, password, onAnswer) => {
    const call = { method: 'POST', path: '/auth/sign-in' };
    const response = await transport(call, { body: { email, password } }, null);
    const answer = (await response.json()) as Tokens;
    tokens.begin(email, answer);
    await onAnswer?.(answer);
    await enter();
  };

  const forget = async () => {
    tokens.drop();
    storage.clear();
    await forgetPeople(app).catch(() => undefined);
  };

  return {
    app,
    token: tokens.token,
    state: state.value,
    subscribe: state.subscribe,
    check() {
      state.become({ status: 'checking' });
      return enter();
    },
    renew: () => enter(undefined, true),
    remember,
    signIn,
    ...createConfirmation(storage, signIn),
    introduce: (introduction) => enter(introduction),
    async signOut() {
      state.become({ status: 'leaving' });
      const token = await tokens.token().catch(() => null);
      const call = { method: 'POST', path: '/auth/sign-out' };
      const farewell = token ? transport(call, {}, token) : Promise.resolve();
      // Without a connection the server goes on calling it.
      const leaving = Promise.allSettled([forget(), options.silenceDevice()]);
      const forgotten = Promise.race([leaving, options.wait(FORGET_WITHIN_MS)]);
      await Promise.allSettled([forgotten, farewell, options.wait(SIGN_OUT_SPLASH_MS)]);
      options.openLogin();
    },
    ended(email) {
      if (state.value().status === 'leaving') return;
      storage.clear();
      // In another tab it was ended by somebody who signed out, and who forgets everything.
      if (email !== undefined) void options.forgetAnswers(app).catch(() => undefined);
      state.become({ status: 'signedOut', ...(email && { endedFor: email }) });
    },
  };
}
