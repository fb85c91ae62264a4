import { SEXES } from '@zampa/domain/pets/age';
import { readEmail, readPhone } from '@zampa/domain/invitations/invite';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no, refusedFamily } from '../policy/verdicts.ts';
import { enumeration, id, nameText, requiredNameText, requiredText, text } from '../values.ts';
import { Client } from './objects.ts';
import { optionalContact } from './contact.ts';
import { planRefusals } from '../refusals.ts';

/** The one animal that a new client is entered with; everything else about it is added to its record. */
const FirstPet = z.object({
  name: requiredText(100),
  SpeciesId: z.int(),
  sex: enumeration(SEXES).optional(),
});

export const createClient = defineCall({
  method: 'POST',
  path: '/users/client',
  policy: {
    scope: { kind: 'facility', at: 'body.FacilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },
    owners: no,
    requiresActivePlan: 'body.FacilityId',
  },
  feature: 'clients',
  summary:
    'Enter a client by hand, with an animal or without; they need no account and can be booked at once',
  body: z
    .object({
      FacilityId: id,
      firstName: requiredNameText,
      lastName: nameText.default(''),
      email: optionalContact(readEmail, 254, 'invalid_email').optional(),
      phone: optionalContact(readPhone, 40, 'invalid_phone').optional(),
      note: text(2000).default(''),
      pet: FirstPet.optional(),
    })
    .refine(({ email, phone }) => email || phone, { path: ['phone'], message: 'required' }),
  answer: Client,
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', ...planRefusals, 'CLIENT_EXISTS'],
});
