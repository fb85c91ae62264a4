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
    'Leave a family or withdraw a request to join; as an admin, decline or remove a member. A person left without a family gets a new one',
  query: z.object({ FamilyId: id, userId: id }),
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'LAST_ADMIN', 'STATUS_CONFLICT'],
});
