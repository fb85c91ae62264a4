import { everySignedIn, row } from './expectation.ts';

/**
 * What the desk may do in conversations of a clinic whose reception answers, which is how a clinic begins; what it may
 * where it does not, `reception.test.ts` says. Diaries it reads and does not write.
 */
export const deskConversations = {
  //                               A OFOD VACCD FO VPO
  'POST /events CHAT': row('U YYNF YYYNY YY NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
  'POST /events DIARY': row('U YYNF YYFFF YY NNN', { foreign: 'U N N' }),
  // The photo of a message.
  'GET /files/{id} HEALTH': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
};

/** Who is heard when they say by socket that they are writing, or what they have on their screen. */
export const messages = {
  //                  A OFOD VACCD FO VPO
  typing: row('U YYNF YYYNY YY NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
  open: row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  leave: everySignedIn,
  // The desk makes the appointment, and is not in the meeting.
  'video:attend': row('U YYNY YYYNF YY NNN', { foreign: 'U N N', former: 'YYNN F YY' }),
  'video:signal': row('U YYNY YYYNF YY NNN', { foreign: 'U N N', former: 'YYNN F YY' }),
};
