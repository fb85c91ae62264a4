import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no, refusedStaff } from '../policy/verdicts.ts';
import { catalogueId, id } from '../values.ts';
import { FamilyMembership, familyRole } from './objects.ts';

export const updateFamilyMember = defineCall({
  method: 'POST',
  path: '/families/members',
  policy: {
    scope: { kind: 'family', at: 'body.FamilyId' },
    verdicts: { familyAdmin: Y, familyMember: no, ...refusedStaff },
  },
  feature: 'families',
  summary: 'Accept a person who asked to join, or change a member’s role',
  body: z.object({ FamilyId: id, userId: id, idRole: catalogueId.pipe(familyRole) }),
  answer: FamilyMembership,
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'LAST_ADMIN'],
});
