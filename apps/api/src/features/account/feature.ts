import { withoutPerson } from '../../access/acting.ts';
import { defineFeature } from '../../feature.ts';
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
import { cleanUpUnconfirmed, signUp } from './sign-up.ts';
import { cleanUpCodes } from './codes.ts';
import { cleanUpFailures } from './sign-in-failures.ts';

/** Sign-up, sign-in, sessions and passwords. */
export const accountFeature = defineFeature({
  calls: {
    forEveryone: {
      signUp,
      confirm,
      resendCode,
      signIn,
      refresh,
      forgotPassword,
      resetPassword,
      readDemoAccounts,
    },
    forAccounts: { signOut, changePassword, requestEmailChange, confirmEmailChange },
  },
  openDatabase: (db) => withoutPerson(db, 'sign-in'),
  cleanups: [cleanUpFailures, cleanUpCodes, cleanUpUnconfirmed],
});
