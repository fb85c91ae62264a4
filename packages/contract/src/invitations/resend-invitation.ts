import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const resendInvitation = defineCall({
  method: 'POST',
  path: '/invitations/resend',
  policy: {
    scope: { kind: 'invitation', at: 'body.id' },
    verdicts: { admin: Y, clinical: Y, consultant: no, desk: Y },
    owners: no,
  },
  feature: 'invitations',
  summary: 'Send the e-mail or SMS of an open invitation again',
  body: z.object({ id }),
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'NOT_FOUND',
    'STATUS_CONFLICT',
    'PLAN_LIMIT',
    'TOO_MANY_REQUESTS',
  ],
});
