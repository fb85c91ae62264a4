import { adminsOnly, everySignedIn, row } from './expectation.ts';
import { deskConversations } from './desk-conversations.ts';

/** Expected access to requests, conversations and diaries: `authorization.md`, rows 2 to 13. */
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
  'POST /{userId}/diary/count': row('U YYNY YYYNY YY NNN', {
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
  // Inbox items of a clinic are handled by its staff.
  'PUT /inbox/done': row('U FFNF YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  'GET /search': everySignedIn,

  // Consultants do not open requests for clients.
  'POST /events HEALTH': row('U YYNN YYFFY YY NNN', { foreign: 'U N N' }),
  'POST /events HEALTH VISIT': row('U YYNN YYFFY YY NNN', { foreign: 'U N N' }),
  'POST /events BOT': row('U FFNF YYYNF YY NNN', { foreign: 'U N N', former: 'YYNN F YY' }),
  'GET /events': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  // Only its author can withdraw a message.
  'DELETE /events': row('U YFNY FFFNF FF NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
  'PATCH /events': row('U YYNF YYYNY YY NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
  // The desk cannot end a service.
  'PATCH /events/close': row('U FFNF YYYNF YY NNN', { foreign: 'U N N', former: 'YYNN F YY' }),
  'PUT /events/seen': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  'GET /events/heads': everySignedIn,
  // Amounts due can be settled after the relation has ended.
  'GET /payments': everySignedIn,
  // Everyone who can end a service can also charge for it.
  'POST /payment': row('U FFNF YYYNF YY NNN', { foreign: 'U N N', former: 'YYNN F YY' }),
  // Clients pay what they owe even after the relation has ended.
  'POST /stripe/intent': row('U YYNY FFFNF FF NNN', { foreign: 'U N N' }),
  'POST /payments/refunds': row('U FFFF FFFFF YY NNN', { foreign: 'U F N', former: 'FFFF F YY' }),
  // Receipts of a client's payments; consultants see only those of their own conversations.
  'GET /payments/receipts/{id}': row('U YYNY YYNNY YY NNN', {
    foreign: 'U N N',
    former: 'YYNN Y YY',
  }),
  'GET /payments/movements': adminsOnly,
  'GET /payments/report': adminsOnly,
  'GET /payments/statement': adminsOnly,
  'PATCH /payment': row('U FFNF YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
};
