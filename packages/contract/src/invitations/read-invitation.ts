import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { tokenBody } from './invitation-token.ts';

export const readInvitation = defineCall({
  method: 'POST',
  path: '/invitations/preview',
  policy: open,
  feature: 'invitations',
  summary: 'Read who sent an invitation, for the holder of its link, before signing in',
  body: tokenBody,
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
          'picture: a small copy as a data URL, since the holder of the link may not be signed in.',
      }),
  }),
  status: 200,
  refusals: ['VALIDATION', 'NOT_FOUND', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
});
