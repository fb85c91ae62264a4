import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { flag, id, requiredNameText } from '../values.ts';
import { Invited } from './objects.ts';
import { invitationMessage } from './message.ts';
import { planRefusals } from '../refusals.ts';
import { rawText } from '../bounded.ts';

export const inviteStaff = defineCall({
  method: 'POST',
  path: '/facilities/invite',
  policy: {
    ...facilityAdminsOnly('facility', 'query.facilityId'),
    requiresActivePlan: 'query.facilityId',
  },
  feature: 'invitations',
  summary: 'Invite colleagues by e-mail, each with a staff role',
  query: z.object({ facilityId: id }),
  body: z.object({
    users: z
      .array(
        z.object({
          email: rawText(300),
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
  audit: { kind: 'RIGHTS', about: [{ thing: 'facility', at: 'query.facilityId' }] },
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    ...planRefusals,
    'PLAN_LIMIT',
    'TOO_MANY_REQUESTS',
  ],
});
