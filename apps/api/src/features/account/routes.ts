import { changePassword } from '@zampa/contract/account/change-password';
import { confirm } from '@zampa/contract/account/confirm';
import { confirmEmailChange } from '@zampa/contract/account/confirm-email-change';
import { forgotPassword } from '@zampa/contract/account/forgot-password';
import { readDemoAccounts } from '@zampa/contract/account/read-demo-accounts';
import { refresh } from '@zampa/contract/account/refresh';
import { requestEmailChange } from '@zampa/contract/account/request-email-change';
import { resendCode } from '@zampa/contract/account/resend-code';
import { resetPassword } from '@zampa/contract/account/reset-password';
import { signIn } from '@zampa/contract/account/sign-in';
import { signOut } from '@zampa/contract/account/sign-out';
import { signUp } from '@zampa/contract/account/sign-up';
import type { Deps } from '../../platform/deps.ts';
import { withoutPerson } from '../../platform/acting.ts';
import type { Feature } from '../../platform/served.ts';
import { requestNewEmail, takeNewEmail } from './change-email.ts';
import { changeOwnPassword } from './change-password.ts';
import { confirmAddress } from './confirm-address.ts';
import { findDemoAccounts } from './demo-accounts.ts';
import { refreshSession } from './refresh-session.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { askForReset, resetForgottenPassword } from './reset-password.ts';
import { startSession } from './sign-in.ts';
import { endAllSessions } from './sign-out.ts';
import { openAccount } from './sign-up.ts';

/** Sign-up, sign-in, sessions and passwords. */
export const account: Feature<Deps> = (serve, given) => {
  const deps = { ...given, db: withoutPerson(given.db, 'sign-in') };
  serve.forEveryone(signUp, (served) => openAccount(deps, served));
  serve.forEveryone(confirm, (served) => confirmAddress(deps, served));
  serve.forEveryone(resendCode, (served) => resendConfirmation(deps, served));
  serve.forEveryone(signIn, (served) => startSession(deps, served));
  serve.forEveryone(refresh, ({ body, now }) => refreshSession(deps, body.refreshToken, now));
  serve.forEveryone(forgotPassword, (served) => askForReset(deps, served));
  serve.forEveryone(resetPassword, (served) => resetForgottenPassword(deps, served));
  serve.forEveryone(readDemoAccounts, () => findDemoAccounts(deps));
  serve.forAccounts(signOut, ({ account: { accountId }, tx, now }) =>
    endAllSessions(deps, tx, accountId, now),
  );
  serve.forAccounts(changePassword, ({ account: caller, body, now }) =>
    changeOwnPassword(deps, caller, body, now),
  );
  serve.forAccounts(requestEmailChange, (served) => requestNewEmail(deps, served));
  serve.forAccounts(confirmEmailChange, (served) => takeNewEmail(deps, served));
};
