import { everySignedIn, row } from './expectation.ts';

/**
 * Expected access to families, pets and pictures: `authorization.md`, rows 1, 15 to 20 and 69; G10 for family
 * members.
 */
export const familiesAndPets = {
  //                       A OFOD VACCD FO VPO
  'GET /families': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  'POST /families/join': row('U YYYY FFFFF FF FFF'),
  'POST /families/members': row('U YFNY FFFNF FF NNN', {
    foreign: 'U N N',
    former: 'NNNN N NN',
    elsewhere: 'F',
  }),
  // Members can leave; only admins can remove others.
  'DELETE /families/members': row('U YFNY FFFNF FF NNN', {
    foreign: 'U N N',
    former: 'NNNN N NN',
    elsewhere: 'F',
  }),
  'GET /pets/attributes': everySignedIn,
  'POST /pets': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  // The desk cannot change pets.
  'PATCH /pets': row('U YYNY YYYNF YY NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  'GET /pets': everySignedIn,
  'GET /pets/weights': everySignedIn,
  'GET /pets/list': row('U YYNY YYYNY YY NNN', {
    foreign: 'U N N',
    former: 'NNNN N NN',
    elsewhere: 'Y',
  }),
  'DELETE /pets': row('U YFNY FFFNF FF NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  // The picture of a pet.
  'GET /files/{id}': row('U YYNY YYYNY YY NNN', { foreign: 'U N N', former: 'NNNN N NN' }),
  // The picture of a pet owner.
  'GET /files/{id} AVATAR': row('U YYNY YYYNY YY NNN', {
    foreign: 'U N N',
    former: 'NNNN N NN',
    elsewhere: 'Y',
  }),
};
