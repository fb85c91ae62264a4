import { CLIENT_TABS, RELATIONSHIP_STATUSES } from '@zampa/domain/clients/relationship';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Person } from '../my-data/user.ts';
import { enumeration, id, page, text } from '../values.ts';
import { Client } from './objects.ts';

export const readClients = defineCall({
  method: 'GET',
  path: '/users/facility/{id}/clients',
  feature: 'clients',
  summary: 'The clients of a facility, by name; X-Total-Count has the number of all',
  params: z.object({ id }),
  query: z.object({
    ...page,
    status: enumeration(RELATIONSHIP_STATUSES).optional(),
    tab: z.enum(CLIENT_TABS).optional(),
    search: text(100).optional(),
  }),
  answer: z.array(Client),
  paged: true,
  refusals: ['VALIDATION', 'NOT_FOUND'],
});

export const StaffMember = Person.extend({ idRole: z.int(), role: z.string() }).meta({
  id: 'StaffMember',
});
export type StaffMember = z.output<typeof StaffMember>;

export const readVets = defineCall({
  method: 'GET',
  path: '/users/facility/{id}/vets',
  feature: 'clients',
  summary: 'The staff of a facility; clients see first name, initial, picture and role',
  params: z.object({ id }),
  answer: z.array(StaffMember),
  refusals: ['NOT_FOUND'],
});

export const readFamily = defineCall({
  method: 'GET',
  path: '/families',
  feature: 'clients',
  summary: 'A family with its people, pets and facilities, as far as the caller may see them',
  query: z.object({ FamilyId: id, FacilityId: id.optional() }),
  answer: z.object({
    id: z.uuid(),
    code: z.string().nullable(),
    enabled: z.boolean(),
    Users: z.array(Person.extend({ idRole: z.int(), role: z.string() })),
    Pets: z.array(z.lazy(() => Client.shape.pets.element)),
    Facilities: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        status: z.string(),
        clientFrom: z.string().nullable(),
      }),
    ),
    dateCreated: z.string(),
    dateUpdated: z.string(),
  }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
