import { adminsOnly, everySignedIn, row } from './expectation.ts';

/**
 * Expected access to health records: section 6 of `health-record.md`. Staff who treat write them; assistants read them.
 * The draft that the calls name is not released, so its family does not know of it. A clinic keeps its own record of a
 * client who has left.
 */
export const health = {
  //                  A OFOD VACCD FO VPO
  'POST /notes': row('U FFNF YFYNF YY NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  'PATCH /notes': row('U NNNN YFYNF YY NNN', { foreign: 'U N N', former: 'YFNN F YY' }),
  'DELETE /notes': row('U NNNN YFYNF YY NNN', { foreign: 'U N N', former: 'YFNN F YY' }),
  'POST /notes/sign': row('U NNNN YFYNF YY NNN', { foreign: 'U N N', former: 'YFNN F YY' }),
  'POST /notes/addenda': row('U NNNN YFYNF YY NNN', { foreign: 'U N N', former: 'YFNN F YY' }),
  'PUT /notes/release': row('U NNNN YFYNF YY NNN', { foreign: 'U N N', former: 'YFNN F YY' }),
  'GET /notes': everySignedIn,
  'GET /problems': everySignedIn,
  'PATCH /problems': row('U NNNN YFYNF YY NNN', { foreign: 'U N N', former: 'YFNN F YY' }),
  'GET /note-templates': row('U FFFF YYYYF YY NNN', { foreign: 'U F N' }),
  'POST /note-templates': row('U FFFF YFFFF YY NNN', { foreign: 'U F N' }),
  'PATCH /note-templates': row('U FFFF YFFFF YY NNN', { foreign: 'U F N' }),
  'DELETE /note-templates': row('U FFFF YFFFF YY NNN', { foreign: 'U F N' }),
  'GET /vaccines': everySignedIn,
  // Families record what others gave.
  'POST /vaccinations': row('U YYNY YFYNF YY NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  'GET /vaccinations': everySignedIn,
  // The entry is of the clinic, so its family sees it but cannot void it.
  'POST /vaccinations/void': row('U FFNF YFYNF YY NNN', { foreign: 'U N N', former: 'YFNN F YY' }),
  // Entered by the family; a clinic that no longer sees the pet does not see it either.
  'POST /vaccinations/confirm': row('U FFNF YFYNF YY NNN', {
    foreign: 'U N N',
    former: 'NNNN N NN',
  }),
  'GET /protocols': row('U FFFF YYYYY YY NNN', { foreign: 'U F N' }),
  'PATCH /protocols': row('U FFFF YFFFF YY NNN', { foreign: 'U F N' }),
  'GET /due': everySignedIn,
  'PUT /due/decision': row('U YYNN YYYNY YY NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  'POST /prescriptions': row('U FFNF YFYNF YY NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  'GET /prescriptions': everySignedIn,
  'GET /medicines': row('U FFFF YYYYF YY NNN', { foreign: 'U F N' }),
  // Families follow what was prescribed; staff see it.
  'POST /therapies': row('U YYNY FFFNF FF NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
  'POST /therapies/stop': row('U YYNY YFYNF YY NNN', { foreign: 'U N N', former: 'YFNN F YY' }),
  'GET /therapies': everySignedIn,
  'POST /doses': row('U YYNY FFFNF FF NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
  'POST /shares': row('U YYNY FFFNF FF NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  'GET /shares': everySignedIn,
  'DELETE /shares': row('U YYNY NNNNN NN NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  // An unknown token, the same for everybody.
  'GET /shared/{token}': row('N NNNN NNNNN NN NNN'),
  'GET /shared/{token}/documents': row('N NNNN NNNNN NN NNN'),
  'GET /shared/{token}/record.pdf': row('N NNNN NNNNN NN NNN'),
  // Recalls name pets and what they are due for, which reception sees too.
  'GET /recalls': row('U FFFF YYFFY YY NNN', { foreign: 'U F N' }),
  'GET /recalls/settings': row('U FFFF YYFFY YY NNN', { foreign: 'U F N' }),
  'GET /recalls/preview': row('U FFFF YYFFY YY NNN', { foreign: 'U F N' }),
  'GET /recalls/figures': row('U FFFF YYFFY YY NNN', { foreign: 'U F N' }),
  'PUT /recalls/settings': adminsOnly,
  'GET /recalls/link': row('N NNNN NNNNN NN NNN'),
  'GET /recalls/link/slots': row('N NNNN NNNNN NN NNN'),
  'POST /recalls/link': row('N NNNN NNNNN NN NNN'),
  'GET /documents': everySignedIn,
  'POST /documents': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  // Of the clinic and released, so its family sees it but cannot change it.
  'PUT /documents/release': row('U FFNF YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  'DELETE /documents': row('U FFNF YYYNY YY NNN', { foreign: 'U N N', former: 'YYNN Y YY' }),
  'GET /record-access': everySignedIn,
  'PUT /record-access': row('U YYNY FFFNF FF NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  'GET /therapies/refill': row('U YYNY FFFNF FF NNN', { foreign: 'U N N', former: 'FFNN F FF' }),
  'GET /prescriptions/{id}/pdf': row('U YYNY YYYNY YY NNN', {
    foreign: 'U N N',
    former: 'YYNN Y YY',
  }),
  'GET /pets/vaccination-card.pdf': row('U YYNY YYYNY YY NNN', {
    foreign: 'U N N',
    former: 'NNNN N NN',
  }),
  'GET /pets/record.pdf': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
};
