import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no, refusedFamily } from '../policy/verdicts.ts';
import { flag, id, nameText } from '../values.ts';
import { Invited } from './objects.ts';
import { invitationMessage } from './message.ts';
import { planRefusals } from '../refusals.ts';
import { rawText } from '../bounded.ts';

export const inviteClients = defineCall({
  method: 'POST',
  path: '/facilities/users/invite',
  policy: {
    requiresActivePlan: 'query.facilityId',
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },
    owners: no,
  },
  feature: 'invitations',
  summary: 'Invite clients: existing records by id, or new ones by e-mail or phone',
  query: z.object({ facilityId: id }),
  body: z.object({
    users: z
      .array(
        z.object({
          id: id.optional(),
          email: rawText(300).optional(),
          phone: rawText(60).optional(),
          firstName: nameText.default(''),
          lastName: nameText.default(''),
          message: invitationMessage,
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
    ...planRefusals,
    'TOO_MANY_REQUESTS',
  ],
});
