import type { AppStorage } from '../storage/app-storage.ts';
import { type Introduction, saveIntroduction } from './introduction.ts';

/** A new account whose e-mail address is not confirmed. Sign-in passes only the address and the password. */
export type UnconfirmedAccount = {
  readonly email: string;
  readonly password: string;
  readonly introduction?: Introduction;
};

export interface Confirmation {
  /**
   * Waits for the address of an account to be confirmed. Saves the profile data of the sign-up for the first sign-in;
   * keeps the password only in memory.
   */
  awaitConfirmation(account: UnconfirmedAccount): void;
  /** The account that this page waits for, so that a wrong address can be corrected without retyping the rest. */
  readonly unconfirmed: () => UnconfirmedAccount | null;
  /** Signs in to a confirmed address with the password kept in memory. Returns false if it is missing or wrong. */
  signInConfirmed(email: string): Promise<boolean>;
}

/** Connects sign-up and first sign-in, between which the e-mail address is confirmed with a code. */
export function createConfirmation(
  storage: AppStorage,
  signIn: (email: string, password: string) => Promise<void>,
): Confirmation {
  let unconfirmed: UnconfirmedAccount | null = null;
  return {
    awaitConfirmation(account) {
      const { email, introduction } = account;
      unconfirmed = account;
      if (introduction) saveIntroduction(storage, email, introduction);
    },
    unconfirmed: () => unconfirmed,
    async signInConfirmed(email) {
      const account = unconfirmed;
      unconfirmed = null;
      if (account?.email.trim() !== email) return false;
      return signIn(email, account.password).then(
        () => true,
        () => false,
      );
    },
  };
}
