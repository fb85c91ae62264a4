import { row } from './expectation.ts';

/**
 * Expected access to video meetings: `authorization.md`, rows 21 to 24. The desk schedules the meeting but does not
 * take part in it.
 */
export const video = {
  //                                  A OFOD VACCD FO VPO
  // No meeting can be started with a client who has left.
  'POST /videomeeting/room': row('U YYNF YYYNF YY NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
  'GET /videomeeting/room': row('U YYNY YYYNF YY NNN', { foreign: 'U N N', former: 'YYNN F YY' }),
  'DELETE /videomeeting/room': row('U FFNF YYYNF YY NNN', {
    foreign: 'U N N',
    former: 'YYNN F YY',
  }),
  'GET /videomeeting/participants': row('U YYNY YYYNF YY NNN', {
    foreign: 'U N N',
    former: 'YYNN F YY',
  }),
  'PUT /videomeeting/participants': row('U YYNF YYYNF YY NNN', {
    foreign: 'U N N',
    former: 'FFNN F FF',
  }),
  'PATCH /videomeeting/participants': row('U FFNF YYYNF YY NNN', {
    foreign: 'U N N',
    former: 'YYNN F YY',
  }),
  'DELETE /videomeeting/participants': row('U YYNY YYYNF YY NNN', {
    foreign: 'U N N',
    former: 'YYNN F YY',
  }),
  'GET /v1/service/isVideomeeting': row('U YYYN YYYYY YY NNN', { foreign: 'U N N' }),
};
