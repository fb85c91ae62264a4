import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y } from '../policy/verdicts.ts';
import { id, text } from '../values.ts';
import { PushToken } from './push-token.ts';

export const registerPushToken = defineCall({
  method: 'POST',
  path: '/token',
  policy: { scope: { kind: 'own', at: 'body.UserId' }, verdicts: { self: Y } },
  feature: 'notifications',
  summary: 'Be called on this browser or phone; it belongs to whoever registered it last',
  body: z.object({
    UserId: id,
    token: PushToken,
    /** What its owner recognises it by. */
    name: text(80).optional(),
  }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
