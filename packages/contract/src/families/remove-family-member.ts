import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, family, refusedStaff } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const removeFamilyMember = defineCall({
  method: 'DELETE',
  path: '/families/members',
  policy: {
    scope: { kind: 'family', at: 'query.FamilyId' },
    verdicts: { ...family, familyApplicant: Y, ...refusedStaff },
  },
  feature: 'families',
  summary:
    'Leave a family, take back a wish to join, or, as its admin, decline or remove somebody; who is left without a family gets one of their own',
  query: z.object({ FamilyId: id, userId: id }),
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'LAST_ADMIN', 'STATUS_CONFLICT'],
});
