import { adminsOnly, everybody, row } from './expectation.ts';

/**
 * Expected access to clients, colleagues, invitations and the import: `authorization.md`, rows 14, 28 to 30 and 38 to
 * 47.
 */
export const clientsAndTeam = {
  //                                       A OFOD VACCD FO VPO
  'GET /users/facility/{id}/clients': row('U NNNN YYYYY YY NNN', { foreign: 'U N N' }),
  'GET /users/facility/{id}/clients/count': row('U NNNN YYYYY YY NNN', { foreign: 'U N N' }),
  'GET /users/facility/{id}/vets': row('U YYYN YYYYY YY NNN', { foreign: 'U N N' }),
  // The desk can invite clients, but not pause or remove them.
  'PATCH /client/status': row('U YFNY YYFNF YY NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  'PATCH /clients/status': row('U FFFN YYFFF YY NNN', { foreign: 'U N N' }),
  'POST /users/client': row('U FFFF YYFFY YY NNN', { foreign: 'U F N' }),
  'PATCH /users/client': row('U FFFF YYFNY YY NNN', { foreign: 'U F N', former: 'NNNN N NN' }),
  'PATCH /users/vet': row('U FFFF FFFFF YY NNN', { foreign: 'U F N' }),
  'GET /users/facility/{id}/applicants': adminsOnly,
  'POST /users/link/accept': adminsOnly,
  'POST /users/link': row('U YNNY NNNNN NN NNN', { foreign: 'U N N' }),
  'DELETE /users/link': row('U YFNY YYFNF YY NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  'DELETE /v2/users/link': row('U YFNY FFFNF YY NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  // The family decides which pets a clinic sees; the clinic can only unlink them.
  'POST /users/link/pets': row('U YFNN FFFFF FF NNN', { foreign: 'U N N' }),
  'PATCH /users/link/pets': row('U YFNN FFFFF FF FFF'),
  'POST /users/unlink/pets': row('U YFNN FFFFF YY NNN', { foreign: 'U N N' }),

  'POST /facilities/invite': adminsOnly,
  'POST /facilities/users/invite': row('U FFFF YYFFY YY NNN', { foreign: 'U F N' }),
  'POST /facilities/users/import': adminsOnly,
  'POST /facilities/users/import/undo': adminsOnly,
  'POST /invitations/preview': everybody,
  'POST /invitations/ignore': everybody,
  // Only the invited address can accept an invitation, and no identity here has it.
  'POST /invitations/accept': row('U FFFF FFFFF FF FFF'),
  'GET /invitations': row('U NNNN YYFFY YY NNN', { foreign: 'U N N' }),
  'POST /invitations/resend': row('U FFFF YYFFY YY NNN', { foreign: 'U F N' }),
  'DELETE /invitations': row('U FFFF YYFFY YY NNN', { foreign: 'U F N' }),
  // Only admins invite colleagues.
  'POST /invitations/resend STAFF': adminsOnly,
  'DELETE /invitations STAFF': adminsOnly,
};
