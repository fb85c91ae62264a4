import { SEXES } from '@zampa/domain/pets/age';
import { PET_NAME_LENGTH } from '@zampa/domain/pets/pet-name';
import { parseEmail } from '@zampa/domain/people/email-address';
import { parsePhoneNumber } from '@zampa/domain/people/phone-number';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no, refusedFamily } from '../policy/verdicts.ts';
import { enumeration, id, nameText, requiredNameText, requiredLine, text } from '../values.ts';
import { Client } from './objects.ts';
import { optionalContact } from './contact.ts';
import { planRefusals } from '../refusals.ts';

/** The pet created together with a new client. Further details are added in its record. */
const FirstPet = z.object({
  name: requiredLine(PET_NAME_LENGTH),
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
    'Add a client by hand, with or without a pet. The client needs no account and can be booked right away',
  body: z
    .object({
      FacilityId: id,
      firstName: requiredNameText,
      lastName: nameText.default(''),
      email: optionalContact(parseEmail, 254, 'invalid_email').optional(),
      phone: optionalContact(parsePhoneNumber, 40, 'invalid_phone').optional(),
      note: text(2000).default(''),
      pet: FirstPet.optional(),
    })
    .refine(({ email, phone }) => email || phone, { path: ['phone'], message: 'required' }),
  answer: Client,
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', ...planRefusals, 'CLIENT_EXISTS'],
});
