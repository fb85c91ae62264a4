import { hasWebAddress } from '@zampa/domain/invitations/web-address';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { flag, id, requiredText, text } from '../values.ts';
import { Invited } from './objects.ts';

const MESSAGE_MAX = 1000;

/** What somebody adds in their own words. It leads nowhere: letters go to people who did not ask for them. */
const message = text(MESSAGE_MAX)
  .refine((typed) => !hasWebAddress(typed), 'web_address')
  .default('');

export const inviteStaff = defineCall({
  method: 'POST',
  path: '/facilities/invite',
  feature: 'invitations',
  summary: 'Invite colleagues by e-mail, each with a role of the staff',
  query: z.object({ facilityId: id }),
  body: z.object({
    users: z
      .array(
        z.object({
          email: z.string().max(300),
          firstName: requiredText(100),
          lastName: requiredText(100),
          idRole: z.int(),
          message,
          isVet: flag.optional(),
        }),
      )
      .min(1, 'required')
      .max(50),
  }),
  answer: Invited,
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'TRIAL_EXPIRED', 'TOO_MANY_REQUESTS'],
});

export const inviteClients = defineCall({
  method: 'POST',
  path: '/facilities/users/invite',
  feature: 'invitations',
  summary: 'Invite clients: of the own records by id, or new ones by e-mail or phone',
  query: z.object({ facilityId: id }),
  body: z.object({
    users: z
      .array(
        z.object({
          id: id.optional(),
          email: z.string().max(300).optional(),
          phone: z.string().max(60).optional(),
          firstName: text(100).default(''),
          lastName: text(100).default(''),
          message,
          isVet: flag.optional(),
        }),
      )
      .min(1, 'required')
      .max(200),
  }),
  answer: Invited,
  status: 200,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    'TRIAL_EXPIRED',
    'TOO_MANY_REQUESTS',
  ],
});
