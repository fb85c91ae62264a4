import { everybody, everySignedIn, row } from './expectation.ts';

/** Times, bookings, absences, calendars. `authorization.md`, rows 10e, 10f, 24 and G9. */
export const appointments = {
  //                                A OFOD VACCD FO VPO
  'GET /facilities/slots': row('U YYYN YYYYY YY NNN', { foreign: 'U N N' }),
  // Pets of another family do not exist, whatever clinic both go to.
  'POST /facilities/holds': row('U YYNN FFFFF FF NNN', { foreign: 'U N N' }),
  // A time is kept by one person.
  'DELETE /facilities/holds': row('U YNNY FFFFF FF FFF', { foreign: 'U N F' }),
  'PUT /facilities/pause': row('U FFFN YYFFY YY NNN', { foreign: 'U N N' }),
  'GET /facilities/unavailability/conflicts': row('U FFFN YYYYY YY NNN', { foreign: 'U N N' }),
  // Of the whole clinic: whoever treats keeps their own time only.
  'POST /facilities/unavailability': row('U FFFN FFFFY YY NNN', { foreign: 'U N N' }),
  'GET /calendar': row('U FFFN YYYYY YY NNN', { foreign: 'U N N' }),
  'GET /calendar/file': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  'GET /calendar/feeds': everySignedIn,
  'POST /calendar/feeds': row('U YYYY YYYYY YY NNN'),
  'DELETE /calendar/feeds': row('U YNNY NNNNN NN NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  'GET /calendar/feeds/{token}.ics': everybody,
  'GET /appointments/link': everybody,
  'GET /appointments/link/slots': everybody,
  // The link of somebody who has left the clinic changes nothing more.
  'POST /appointments/link': row('Y YYYF YYYYY YY YYY'),
  'GET /appointments': row('U YYYY FFFFF FF FFF'),
  'GET /appointments/{id}': row('U YYNY FFFNF FF NNN', { foreign: 'U N N', former: 'FFNN F FF' }),

  // After the end of a relation both sides read on and write nothing new.
  'POST /events BOT APPOINTMENT': row('U YYNF YYYNY YY NNN', {
    foreign: 'U N N',
    former: 'FFNN F FF',
  }),
  'POST /events BOT PROPOSE_TIME': row('U FFNF YYYNY YY NNN', {
    foreign: 'U N N',
    former: 'FFNN F FF',
  }),
  'POST /events BOT APPOINTMENT_NO_SHOW': row('U FFNF YYYNY YY NNN', {
    foreign: 'U N N',
    // Whoever left did not come to what was booked before.
    former: 'YYNN Y YY',
  }),
  'POST /events BOT RELATED_TO_APPOINTMENT': row('U FFNF YYYNY YY NNN', {
    foreign: 'U N N',
    former: 'FFNN F FF',
  }),
  'POST /events CALENDAR BOOKING': row('U YYNF YYYNY YY NNN', {
    foreign: 'U N N',
    former: 'FFNN F FF',
  }),
  'POST /events CALENDAR': row('U FFFN FFFFY YY NNN', { foreign: 'U N N' }),
  'DELETE /events BOOKING': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  // Of a colleague: a consultant reads what is theirs.
  'GET /events ABSENCE': row('U NNNN YYNNY YY NNN', { foreign: 'U N N' }),
  'DELETE /events ABSENCE': row('U NNNN FFNNY YY NNN', { foreign: 'U N N' }),
};
