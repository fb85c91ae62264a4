import { everybody, everySignedIn, row } from './expectation.ts';

/** Expected access to accounts, people and their devices: `authorization.md`, rows 40, 48 to 55 and 60 to 68. */
export const accountAndPeople = {
  'POST /auth/sign-up': everybody,
  'POST /auth/confirm': everybody,
  'POST /auth/resend-code': everybody,
  'POST /auth/sign-in': everybody,
  'POST /auth/refresh': everybody,
  'POST /auth/end-session': everybody,
  'POST /auth/forgot-password': everybody,
  'POST /auth/reset-password': everybody,
  'POST /auth/restore-email': everybody,
  'GET /demo': everybody,
  'POST /auth/sign-out': everySignedIn,
  'POST /auth/change-password': everySignedIn,
  'POST /auth/change-email': everySignedIn,
  'POST /auth/confirm-email-change': everySignedIn,
  'POST /users': everySignedIn,
  'GET /users/me': everySignedIn,
  'GET /users/me/export': everySignedIn,
  'DELETE /users/me': everySignedIn,
  'GET /users': everySignedIn,
  'GET /notifications': everySignedIn,
  'PUT /notifications/read': everySignedIn,
  'POST /notifications/try': everySignedIn,
  'GET /notifications/preferences': everySignedIn,
  'PUT /notifications/preferences': everySignedIn,
  //                    A OFOD VACCD FO VPO
  'GET /users/roles': row('U FFFF YYYYY YY YYY'),
  'PATCH /users': everySignedIn,
  'POST /welcome': everySignedIn,
  // The user id is the caller's own for OWN and DIS, and another person's for everyone else.
  'POST /token': row('U YNNY NNNNN NN NNN', { foreign: 'U N N' }),
  'DELETE /token': row('U YNNY NNNNN NN NNN', { foreign: 'U N N' }),
};
