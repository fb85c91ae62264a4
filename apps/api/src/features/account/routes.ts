import type { Deps } from '../../platform/deps.ts';
import { withoutPerson } from '../../platform/acting.ts';
import type { Feature } from '../../platform/context.ts';
import { changePassword } from './change-password.ts';
import { confirm } from './confirm.ts';
import { readDemoAccounts } from './read-demo-accounts.ts';
import { refresh } from './refresh.ts';
import { resendCode } from './resend-code.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { requestEmailChange } from './request-email-change.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

/** Sign-up, sign-in, sessions and passwords. */
export const accountFeature: Feature<Deps> = (serve, given) => {
  const deps = { ...given, db: withoutPerson(given.db, 'sign-in') };
  serve.forEveryone(deps, {
    signUp,
    confirm,
    resendCode,
    signIn,
    refresh,
    forgotPassword,
    resetPassword,
    readDemoAccounts,
  });
  serve.forAccounts(deps, { signOut, changePassword, requestEmailChange, confirmEmailChange });
};
