import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y } from '../policy/verdicts.ts';
import { id, lineText } from '../values.ts';
import { PushToken } from './push-token.ts';

export const registerPushToken = defineCall({
  method: 'POST',
  path: '/token',
  policy: { scope: { kind: 'own', at: 'body.UserId' }, verdicts: { self: Y } },
  feature: 'notifications',
  summary:
    'Register this browser or phone for push notifications; it belongs to the person who registered it last',
  body: z.object({
    UserId: id,
    token: PushToken,
    /** Device name that its owner recognizes. */
    name: lineText(80).optional(),
  }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
