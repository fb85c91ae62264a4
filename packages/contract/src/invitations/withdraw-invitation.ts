import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: '/invitations',
  policy: {
    scope: { kind: 'invitation', at: 'query.id' },
    verdicts: { admin: Y, clinical: Y, consultant: no, desk: Y },
    owners: no,
  },
  feature: 'invitations',
  summary: 'Withdraw an invitation; its link stops working',
  query: z.object({ id }),
  audit: { kind: 'RIGHTS', about: [{ thing: 'invitation', at: 'query.id' }] },
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STATUS_CONFLICT'],
});
