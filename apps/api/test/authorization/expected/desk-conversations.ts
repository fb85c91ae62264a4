import { row } from './expectation.ts';

/**
 * What the desk may do in conversations: the one place where that stands. Today the desk neither answers nor sees
 * photos; where the clinic's setting lets it answer, its letter in each of these rows and of the message is `Y` together.
 */
export const deskConversations = {
  //                               A OFOD VACCD FO VPO
  'POST /events CHAT': row('U YYNF YYYNF YY NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
  'POST /events DIARY': row('U YYNF YYFFF YY NNN', { foreign: 'U N N' }),
  // The photo of a message.
  'GET /files/{id} HEALTH': row('U YYNY YYYNN YY NNN', { foreign: 'U N N', former: 'YYNN N YY' }),
};

/** Who is heard when they say by socket that they are writing. */
export const deskMessages = {
  //                  A OFOD VACCD FO VPO
  typing: row('U YYNF YYYNF YY NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
};
