import { everySignedIn, row } from './expectation.ts';

/**
 * Expected access of desk staff to conversations of a clinic whose reception answers, which is the default;
 * `reception.test.ts` covers the other case. They can read diaries but not write them.
 */
export const deskConversations = {
  //                               A OFOD VACCD FO VPO
  'POST /events CHAT': row('U YYNF YYYNY YY NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
  'POST /events DIARY': row('U YYNF YYFFF YY NNN', { foreign: 'U N N' }),
  // The photo of a message.
  'GET /files/{id} HEALTH': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
};

/** Expected access to socket messages about typing, open screens and video meetings. */
export const messages = {
  //                  A OFOD VACCD FO VPO
  typing: row('U YYNF YYYNY YY NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
  open: row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  leave: everySignedIn,
  // The desk schedules the meeting but does not take part in it.
  'video:attend': row('U YYNY YYYNF YY NNN', { foreign: 'U N N', former: 'YYNN F YY' }),
  'video:signal': row('U YYNY YYYNF YY NNN', { foreign: 'U N N', former: 'YYNN F YY' }),
};
