import * as z from 'zod';
import { defineCall } from '../call.ts';

const body = z.object({ token: z.string().min(1).max(200) });

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/invitations/accept',
  feature: 'invitations',
  summary: 'Accept an invitation, signed in as the invited address',
  body,
  answer: z.object({ kind: z.enum(['STAFF', 'CLIENT']), facilityId: z.uuid() }),
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STATUS_CONFLICT'],
});

export const ignoreInvitation = defineCall({
  method: 'POST',
  path: '/invitations/ignore',
  feature: 'invitations',
  summary: 'Turn an invitation down, without any sign-in',
  body,
  refusals: ['VALIDATION', 'NOT_FOUND', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const readInvitation = defineCall({
  method: 'POST',
  path: '/invitations/preview',
  feature: 'invitations',
  summary: 'Who invites, shown before any sign-in to whoever holds the link',
  body,
  answer: z.object({
    kind: z.enum(['STAFF', 'CLIENT']),
    email: z.string().nullable(),
    facility: z
      .object({
        id: z.uuid(),
        name: z.string(),
        city: z.string().nullable(),
        picture: z.string().nullable(),
      })
      .meta({
        description:
          'picture: a small copy as a data address, since whoever holds the link need not be signed in.',
      }),
  }),
  status: 200,
  refusals: ['VALIDATION', 'NOT_FOUND', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
});
