import { CELL_LIMITS } from '@zampa/domain/import/cell-limits';
import { parseEmail } from '@zampa/domain/people/email-address';
import { parsePhoneNumber } from '@zampa/domain/people/phone-number';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no, refusedFamily } from '../policy/verdicts.ts';
import { id, requiredNameText, text } from '../values.ts';
import { Client } from './objects.ts';
import { optionalContact, optionalRecord } from './contact.ts';

export const updateClient = defineCall({
  method: 'PATCH',
  path: '/users/client',
  policy: {
    scope: { kind: 'client', at: 'body.id', actingFor: 'body.FacilityId' },
    verdicts: { self: no, ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },
    owners: no,
  },
  feature: 'clients',
  summary:
    'Change a facility’s own record of a client: the note and, until the client has an account, the contact data that the facility typed. `id`: the id of the record or of the person',
  body: z.object({
    id,
    FacilityId: id,
    note: text(2000).optional(),
    firstName: requiredNameText.optional(),
    lastName: requiredNameText.optional(),
    email: optionalContact(parseEmail, 254, 'invalid_email').optional(),
    phone: optionalContact(parsePhoneNumber, 40, 'invalid_phone').optional(),
    mobile: optionalContact(parsePhoneNumber, 40, 'invalid_phone').optional(),
    address: optionalRecord(CELL_LIMITS.address).optional(),
    postcode: optionalRecord(CELL_LIMITS.postcode).optional(),
    city: optionalRecord(CELL_LIMITS.city).optional(),
    taxNumber: optionalRecord(CELL_LIMITS.taxNumber).optional(),
  }),
  answer: Client,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND', 'STALE'],
});
