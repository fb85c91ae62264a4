import {
  CLIENT_ORDERS,
  CLIENT_TABS,
  RELATIONSHIP_STATUSES,
} from '@zampa/domain/clients/relationship';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Person } from '../people/user.ts';
import { enumeration, id, page, text, word } from '../values.ts';
import { Client } from './objects.ts';

export const readClients = defineCall({
  method: 'GET',
  path: '/users/facility/{id}/clients',
  feature: 'clients',
  summary:
    'The clients of a facility, the latest first or by name; X-Total-Count has the number of all',
  params: z.object({ id }),
  query: z.object({
    ...page,
    status: enumeration(RELATIONSHIP_STATUSES).optional(),
    tab: word(CLIENT_TABS).optional(),
    search: text(100).optional(),
    sort: z.enum(CLIENT_ORDERS).default('recent'),
    FamilyId: id.optional(),
  }),
  answer: z.array(Client),
  paged: true,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});

export const countClients = defineCall({
  method: 'GET',
  path: '/users/facility/{id}/clients/count',
  feature: 'clients',
  summary: 'How many clients stand in each list of a facility',
  params: z.object({ id }),
  answer: z.record(z.enum(CLIENT_TABS), z.int()),
  refusals: ['FACILITY_UNKNOWN'],
});

export const StaffMember = Person.extend({
  idRole: z.int(),
  role: z.string(),
  species: z.array(z.int()).optional(),
  services: z.array(z.uuid()).optional(),
  TimetableId: z.uuid().nullable().optional(),
  email: z.string().nullable().optional(),
}).meta({
  id: 'StaffMember',
  description:
    'species and services: what they treat, none means all; TimetableId: null works the hours of the facility; colleagues see them.',
});
export type StaffMember = z.output<typeof StaffMember>;

export const readVets = defineCall({
  method: 'GET',
  path: '/users/facility/{id}/vets',
  feature: 'clients',
  summary: 'The staff of a facility; clients see first name, initial, picture and role',
  params: z.object({ id }),
  answer: z.array(StaffMember),
  refusals: ['FACILITY_UNKNOWN'],
});
