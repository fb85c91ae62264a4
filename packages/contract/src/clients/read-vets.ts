import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family, staff } from '../policy/verdicts.ts';
import { Person } from '../people/user.ts';
import { id, instant, pageIfAsked } from '../values.ts';

export const StaffMember = Person.extend({
  idRole: z.int(),
  role: z.string(),
  species: z.array(z.int()).optional(),
  services: z.array(z.uuid()).optional(),
  TimetableId: z.uuid().nullable().optional(),
  email: z.string().nullable().optional(),
  dateUpdated: instant.optional(),
  governs: z.boolean().optional(),
}).meta({
  id: 'StaffMember',
  description:
    'species and services: what they treat, none means all; TimetableId: null works the hours of the facility; dateUpdated: the version that `If-Match` names; governs: whether they decide for all clinics of the organization; colleagues see them.',
});

export type StaffMember = z.output<typeof StaffMember>;

export const readVets = defineCall({
  method: 'GET',
  path: '/users/facility/{id}/vets',
  policy: {
    scope: { kind: 'facility', at: 'params.id' },
    verdicts: { ...family, ...staff },
  },
  feature: 'clients',
  summary:
    'The staff of a facility; clients see first name, initial, picture and role. They come at once, or with `limit` in pages',
  params: z.object({ id }),
  query: z.object(pageIfAsked),
  answer: z.array(StaffMember),
  pagedIfAsked: true,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
