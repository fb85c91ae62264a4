import { everybody, everySignedIn, row } from './expectation.ts';

/** Expected access to the security of the own account, also for people without a profile. */
export const security = {
  'GET /security': everySignedIn,
  'POST /security/authenticator': everySignedIn,
  'POST /security/authenticator/confirm': everySignedIn,
  'DELETE /security/authenticator': everySignedIn,
  'POST /security/recovery-codes': everySignedIn,
  'POST /security/verification': everySignedIn,
  'GET /security/devices': everySignedIn,
  // A session of nobody.
  'DELETE /security/devices': row('U NNNN NNNNN NN NNN'),
  'POST /auth/sign-in/code': everybody,
};
