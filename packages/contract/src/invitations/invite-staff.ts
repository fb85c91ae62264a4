import * as z from 'zod';
import { defineCall } from '../call.ts';
import { setUp } from '../policy/verdicts.ts';
import { flag, id, requiredNameText } from '../values.ts';
import { Invited } from './objects.ts';
import { invitationMessage } from './message.ts';
import { planRefusals } from '../refusals.ts';

export const inviteStaff = defineCall({
  method: 'POST',
  path: '/facilities/invite',
  policy: {
    ...setUp('facility', 'query.facilityId'),
    requiresActivePlan: 'query.facilityId',
  },
  feature: 'invitations',
  summary: 'Invite colleagues by e-mail, each with a role of the staff',
  query: z.object({ facilityId: id }),
  body: z.object({
    users: z
      .array(
        z.object({
          email: z.string().max(300),
          firstName: requiredNameText,
          lastName: requiredNameText,
          idRole: z.int(),
          message: invitationMessage,
          isVet: flag.optional(),
        }),
      )
      .min(1, 'required')
      .max(50),
  }),
  answer: Invited,
  status: 200,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    ...planRefusals,
    'PLAN_LIMIT',
    'TOO_MANY_REQUESTS',
  ],
});
