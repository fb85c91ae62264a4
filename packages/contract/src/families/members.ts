import * as z from 'zod';
import { defineCall } from '../call.ts';
import { catalogueId, id, text } from '../values.ts';
import { FamilyMembership, familyRole } from './objects.ts';

export const joinFamily = defineCall({
  method: 'POST',
  path: '/families/join',
  feature: 'families',
  summary: 'Ask to join the family with this code; one of its admins accepts',
  body: z.object({ code: text(40).min(1, 'required') }),
  answer: FamilyMembership,
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const setFamilyMember = defineCall({
  method: 'POST',
  path: '/families/members',
  feature: 'families',
  summary: 'Accept who asked to join, or change the role of a member',
  body: z.object({ FamilyId: id, userId: id, idRole: catalogueId.pipe(familyRole) }),
  answer: FamilyMembership,
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'LAST_ADMIN'],
});

export const removeFamilyMember = defineCall({
  method: 'DELETE',
  path: '/families/members',
  feature: 'families',
  summary:
    'Leave a family, take back a wish to join, or, as its admin, decline or remove somebody; who is left without a family gets one of their own',
  query: z.object({ FamilyId: id, userId: id }),
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'LAST_ADMIN', 'STATUS_CONFLICT'],
});
