import { CELL_LIMITS } from '@zampa/domain/import/cell-limits';
import { readEmail, readPhone } from '@zampa/domain/invitations/invite';
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
    'Change the facility’s own record of a client: the note, and until they sign up themselves what the facility typed. `id`: of the record or of the person',
  body: z.object({
    id,
    FacilityId: id,
    note: text(2000).optional(),
    firstName: requiredNameText.optional(),
    lastName: requiredNameText.optional(),
    email: optionalContact(readEmail, 254, 'invalid_email').optional(),
    phone: optionalContact(readPhone, 40, 'invalid_phone').optional(),
    mobile: optionalContact(readPhone, 40, 'invalid_phone').optional(),
    address: optionalRecord(CELL_LIMITS.address).optional(),
    taxNumber: optionalRecord(CELL_LIMITS.taxNumber).optional(),
  }),
  answer: Client,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND', 'STALE'],
});
