import { everybody, everySignedIn, row } from './expectation.ts';

/** Expected access to slots, bookings, absences and calendars: `authorization.md`, rows 10e, 10f, 24 and G9. */
export const appointments = {
  //                                A OFOD VACCD FO VPO
  'GET /facilities/slots': row('U YYYN YYYYY YY NNN', { foreign: 'U N N' }),
  // Pets of another family are not found, even if both families are clients of the clinic.
  'POST /facilities/holds': row('U YYNN FFFFF FF NNN', { foreign: 'U N N' }),
  // A hold belongs to one person.
  'DELETE /facilities/holds': row('U YNNY FFFFF FF FFF', { foreign: 'U N F' }),
  'PUT /facilities/pause': row('U FFFN YYFFY YY NNN', { foreign: 'U N N' }),
  'GET /facilities/unavailability/conflicts': row('U FFFN YYYYY YY NNN', { foreign: 'U N N' }),
  // Bookings that overlap an absence: of the whole clinic, so not for consultants.
  'GET /facilities/unavailability/bookings': row('U FFFN YYFFY YY NNN', { foreign: 'U N N' }),
  'POST /facilities/unavailability/bookings/reassign': row('U FFFN YYFFY YY NNN', {
    foreign: 'U N N',
  }),
  'POST /facilities/unavailability/bookings/propose': row('U FFFN YYFFY YY NNN', {
    foreign: 'U N N',
  }),
  // An absence of the whole clinic; vets can only enter their own.
  'POST /facilities/unavailability': row('U FFFN FFFFY YY NNN', { foreign: 'U N N' }),
  'GET /calendar': row('U FFFN YYYYY YY NNN', { foreign: 'U N N' }),
  'GET /calendar/file': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  'GET /calendar/feeds': everySignedIn,
  'POST /calendar/feeds': row('U YYYY YYYYY YY NNN'),
  'DELETE /calendar/feeds': row('U YNNY NNNNN NN NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  'GET /calendar/feeds/{token}.ics': everybody,
  'GET /appointments/link': everybody,
  'GET /appointments/link/slots': everybody,
  // The link of a client who has left can no longer change anything.
  'POST /appointments/link': row('Y YYYF YYYYY YY YYY'),
  'GET /appointments': row('U YYYY FFFFF FF FFF'),
  'GET /appointments/{id}': row('U YYNY FFFNF FF NNN', { foreign: 'U N N', former: 'FFNN F FF' }),

  // After a relation has ended, both sides can still read but write nothing new.
  'POST /events BOT APPOINTMENT': row('U YYNF YYYNY YY NNN', {
    foreign: 'U N N',
    former: 'FFNN F FF',
  }),
  // Owners alone take back their acceptance.
  'POST /events BOT APPOINTMENT_UNDO': row('U YYNF FFFNF FF NNN', {
    foreign: 'U N N',
    former: 'FFNN F FF',
  }),
  'POST /events BOT PROPOSE_TIME': row('U FFNF YYYNY YY NNN', {
    foreign: 'U N N',
    former: 'FFNN F FF',
  }),
  'POST /events BOT APPOINTMENT_NO_SHOW': row('U FFNF YYYNY YY NNN', {
    foreign: 'U N N',
    // A client who has left may have missed an earlier booking.
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
  // The absence of a colleague; consultants read only their own.
  'GET /events ABSENCE': row('U NNNN YYNNY YY NNN', { foreign: 'U N N' }),
  'DELETE /events ABSENCE': row('U NNNN FFNNY YY NNN', { foreign: 'U N N' }),
};
