import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id, idList, instant } from '../values.ts';
import { Person } from './user.ts';

/** A person; asked for by staff at a facility of theirs, with what that facility knows of them. */
const KnownPerson = Person.extend({
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  note: z.string().optional(),
  clientFrom: instant.nullable().optional(),
}).meta({
  id: 'KnownPerson',
  description: 'With idFacility, for its staff: contact; of a client also note and clientFrom.',
});

export const readUsers = defineCall({
  method: 'GET',
  path: '/users',
  policy: seen,
  feature: 'people',
  summary: 'People by id: oneself, family, staff of own clinics, own clients; others are missing',
  query: z.object({ id: idList, idFacility: id.optional() }),
  answer: z.array(KnownPerson),
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
