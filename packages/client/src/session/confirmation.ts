import type { AppStorage } from '../storage/app-storage.ts';
import { type Introduction, rememberIntroduction } from './newcomer.ts';

/** An account whose address is not confirmed yet; from the sign-in nobody knows more than the address and the password. */
export type UnconfirmedAccount = {
  readonly email: string;
  readonly password: string;
  readonly introduction?: Introduction;
};

export interface Confirmation {
  /**
   * Keeps an account until its address is confirmed: what was said at sign-up for the profile that the first sign-in
   * creates, the password in the memory of this page and nowhere else.
   */
  awaitConfirmation(account: UnconfirmedAccount): void;
  /** The account that this page waits for, so that a wrong address can be put right without typing the rest again. */
  readonly unconfirmed: () => UnconfirmedAccount | null;
  /** Signs in with the password that was kept for a confirmed address; `false` when there is none, or it does not do. */
  signInConfirmed(email: string): Promise<boolean>;
}

/** Makes the way from the sign-up to the first sign-in, which the code from the e-mail interrupts. */
export function createConfirmation(
  storage: AppStorage,
  signIn: (email: string, password: string) => Promise<void>,
): Confirmation {
  let unconfirmed: UnconfirmedAccount | null = null;
  return {
    awaitConfirmation(account) {
      const { email, introduction } = account;
      unconfirmed = account;
      if (introduction) rememberIntroduction(storage, email, introduction);
    },
    unconfirmed: () => unconfirmed,
    async signInConfirmed(email) {
      const known = unconfirmed;
      unconfirmed = null;
      if (known?.email.trim() !== email) return false;
      return signIn(email, known.password).then(
        () => true,
        () => false,
      );
    },
  };
}
