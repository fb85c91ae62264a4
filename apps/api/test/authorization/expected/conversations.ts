import { adminsOnly, everySignedIn, row } from './expectation.ts';
import { deskConversations } from './desk-conversations.ts';

/** Requests, conversations, diaries. `authorization.md`, rows 2 to 13. */
export const conversations = {
  ...deskConversations,
  //                             A OFOD VACCD FO VPO
  'GET /{userId}/diary': row('U YYNY YYYNY YY NNN', {
    foreign: 'U N N',
    former: 'NNNN N NN',
    elsewhere: 'Y',
  }),
  'POST /{userId}/diary/search': row('U YYNY YYYNY YY NNN', {
    foreign: 'U N N',
    former: 'NNNN N NN',
    elsewhere: 'Y',
  }),
  'GET /{userId}/diary/{id}': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  'GET /requests': everySignedIn,
  'POST /requests/search': everySignedIn,
  'GET /requests/count': row('U NNNN YYYYY YY NNN', { foreign: 'U N N' }),
  'GET /requests/{id}': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  'GET /inbox': everySignedIn,
  // What waits at a clinic is for its staff to deal with.
  'PUT /inbox/done': row('U FFNF YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  'GET /search': everySignedIn,

  // Whoever is in charge of something does not open it for a client.
  'POST /events HEALTH': row('U YYNN YYFFY YY NNN', { foreign: 'U N N' }),
  'POST /events HEALTH VISIT': row('U YYNN YYFFY YY NNN', { foreign: 'U N N' }),
  'POST /events BOT': row('U FFNF YYYNF YY NNN', { foreign: 'U N N', former: 'YYNN F YY' }),
  'GET /events': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  // Only its author takes a message back.
  'DELETE /events': row('U YFNY FFFNF FF NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
  'PATCH /events': row('U YYNF YYYNY YY NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
  // The desk answers nothing for good: it does not end a service.
  'PATCH /events/close': row('U FFNF YYYNF YY NNN', { foreign: 'U N N', former: 'YYNN F YY' }),
  'PUT /events/seen': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  'GET /events/heads': everySignedIn,
  // What is owed is settled after the end of a relation too.
  'GET /payments': everySignedIn,
  // Whoever may end a service may say what it costs.
  'POST /payment': row('U FFNF YYYNF YY NNN', { foreign: 'U N N', former: 'YYNN F YY' }),
  // Who owes pays, after the end of a relation too.
  'POST /stripe/intent': row('U YYNY FFFNF FF NNN', { foreign: 'U N N' }),
  'POST /payments/refunds': row('U FFFF FFFFF YY NNN', { foreign: 'U F N', former: 'FFFF F YY' }),
  // The papers of a client's payments: consultants see no money but of what is theirs.
  'GET /payments/receipts/{id}': row('U YYNY YYNNY YY NNN', {
    foreign: 'U N N',
    former: 'YYNN Y YY',
  }),
  'GET /payments/movements': adminsOnly,
  'GET /payments/report': adminsOnly,
  'GET /payments/statement': adminsOnly,
  'PATCH /payment': row('U FFNF YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
};
