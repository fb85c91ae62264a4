import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id, idList, instant } from '../values.ts';
import { Person } from './user.ts';

/** Person; if staff ask on behalf of their facility, with the data that the facility has on record. */
const KnownPerson = Person.extend({
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  note: z.string().optional(),
  clientFrom: instant.nullable().optional(),
}).meta({
  id: 'KnownPerson',
  description: 'With idFacility, for its staff: contact; for a client also note and clientFrom.',
});

export const readUsers = defineCall({
  method: 'GET',
  path: '/users',
  policy: seen,
  feature: 'people',
  summary:
    'Read people by id: the caller, their family, staff of their clinics, their clients; others are omitted',
  query: z.object({ id: idList, idFacility: id.optional() }),
  answer: z.array(KnownPerson),
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
