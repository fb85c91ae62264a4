import { adminsOnly, everybody, everySignedIn, governorsOnly, row } from './expectation.ts';

/**
 * Expected access to clinics, services, working hours and plans: `authorization.md`, rows 25 to 27, 31 to 37, 56 and
 * 58.
 */
export const facilities = {
  //                          A OFOD VACCD FO VPO
  'POST /facilities': row('U FFFF YYYYY YY YYY'),
  'POST /organizations': row('U FFFF YYYYY YY YYY'),
  'PATCH /facilities': adminsOnly,
  'GET /facilities': everySignedIn,
  'GET /facilities/code/{code}': everySignedIn,
  'GET /facilities/types': everySignedIn,
  'GET /facilities/configuration': row('U NNNN YYYYY YY NNN', { foreign: 'U N N' }),
  'GET /facilities/complete': row('U NNNN YYYYY YY NNN', { foreign: 'U N N' }),
  'PATCH /facilities/onboarding': adminsOnly,
  'PUT /facilities/working-hours': adminsOnly,
  'POST /timetables': adminsOnly,
  'POST /timetables/conflicts': adminsOnly,
  'PATCH /timetables': adminsOnly,
  'DELETE /timetables': adminsOnly,
  'POST /services': adminsOnly,
  'PATCH /services': adminsOnly,
  'POST /stripe/create': governorsOnly,
  'POST /facilities/subscribe': governorsOnly,
  'GET /plans': everybody,
  'GET /subscription': row('U NNNN YYYYY YY NNN', { foreign: 'U N N' }),
  'POST /subscription/checkout': governorsOnly,
  'POST /subscription/portal': governorsOnly,
  'GET /subscription/invoices': governorsOnly,
  'GET /stripe/status': row('U NNNN YYYYY YY NNN', { foreign: 'U N N', ofOrganization: true }),
};
