import { RELATIONSHIP_STATUSES } from '@zampa/domain/clients/relationship';
import { SEXES } from '@zampa/domain/pets/age';
import { readEmail, readPhone } from '@zampa/domain/invitations/invite';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { enumeration, id, requiredText, text } from '../values.ts';
import { Client } from './objects.ts';

export const updateClientStatus = defineCall({
  method: 'PATCH',
  path: '/client/status',
  feature: 'clients',
  summary:
    'Change how a client and a facility stand to each other, as far as it is the own side’s step',
  body: z.object({ userId: id, facilityId: id, status: enumeration(RELATIONSHIP_STATUSES) }),
  answer: Client,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STATUS_CONFLICT'],
});

/** What a facility may do with many clients at once; whom it invites is written to, by a call of its own. */
const MANY_STATUSES = [
  'ACTIVE',
  'DISABLED_BY_VET',
  'REMOVED',
] as const satisfies readonly (typeof RELATIONSHIP_STATUSES)[number][];
const MANY = 1000;

export const updateClientStatuses = defineCall({
  method: 'PATCH',
  path: '/clients/status',
  feature: 'clients',
  summary:
    'Change how a facility stands to several of its clients, named by its records of them: all of them, or none',
  body: z.object({
    facilityId: id,
    clients: z.array(id).min(1, 'required').max(MANY),
    status: enumeration(MANY_STATUSES),
  }),
  answer: z.object({ changed: z.int() }),
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND', 'STATUS_CONFLICT'],
});

/** How somebody is reached, read as invitations and imports read it; null, or nothing typed, for none. */
const reach = (read: (typed: string) => string | null, max: number, problem: string) =>
  text(max)
    .refine((typed) => typed === '' || read(typed) !== null, problem)
    .transform(read)
    .nullable();

/** The one animal that a new client is entered with; everything else about it is added to its record. */
const FirstPet = z.object({
  name: requiredText(100),
  SpeciesId: z.int(),
  sex: enumeration(SEXES).optional(),
});

export const createClient = defineCall({
  method: 'POST',
  path: '/users/client',
  feature: 'clients',
  summary:
    'Enter a client by hand, with an animal or without; they need no account and can be booked at once',
  body: z
    .object({
      FacilityId: id,
      firstName: requiredText(100),
      lastName: text(100).default(''),
      email: reach(readEmail, 254, 'invalid_email').optional(),
      phone: reach(readPhone, 40, 'invalid_phone').optional(),
      note: text(2000).default(''),
      pet: FirstPet.optional(),
    })
    .refine(({ email, phone }) => email || phone, { path: ['phone'], message: 'required' }),
  answer: Client,
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'TRIAL_EXPIRED', 'CLIENT_EXISTS'],
});

export const updateClient = defineCall({
  method: 'PATCH',
  path: '/users/client',
  feature: 'clients',
  summary:
    'Change the facility’s own record of a client: the note, and until they sign up themselves what the facility typed. `id`: of the record or of the person',
  body: z.object({
    id,
    FacilityId: id,
    note: text(2000).optional(),
    firstName: requiredText(100).optional(),
    lastName: requiredText(100).optional(),
    email: reach(readEmail, 254, 'invalid_email').optional(),
    phone: reach(readPhone, 40, 'invalid_phone').optional(),
  }),
  answer: Client,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STALE'],
});
