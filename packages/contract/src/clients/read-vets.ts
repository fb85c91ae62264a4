import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family, staff } from '../policy/verdicts.ts';
import { Person } from '../people/user.ts';
import { id, instant, optionalPage } from '../values.ts';

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
    'species, services: what they treat; none means all. TimetableId: null for the facility’s hours. dateUpdated: the version for `If-Match`. governs: whether they decide for all clinics of the organization. Visible to colleagues.',
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
    'List the staff of a facility; clients see first name, initial, picture and role. Without `limit` the list is complete, with it in pages',
  params: z.object({ id }),
  query: z.object(optionalPage),
  answer: z.array(StaffMember),
  pagedIfAsked: true,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
