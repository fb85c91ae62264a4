import { readEmail, readPhone } from '@zampa/domain/invitations/invite';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id, requiredText, text } from '../values.ts';
import { Client } from './objects.ts';
import { contactField } from './contact.ts';

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
    email: contactField(readEmail, 254, 'invalid_email').optional(),
    phone: contactField(readPhone, 40, 'invalid_phone').optional(),
  }),
  answer: Client,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STALE'],
});
