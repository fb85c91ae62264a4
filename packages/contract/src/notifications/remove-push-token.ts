import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { PushToken } from './push-token.ts';

export const removePushToken = defineCall({
  method: 'DELETE',
  path: '/token',
  policy: { scope: { kind: 'own', at: 'query.UserId' }, verdicts: { self: Y } },
  feature: 'notifications',
  summary: 'Remove this browser or phone from push notifications; without a token, all devices',
  query: z.object({ UserId: id, token: PushToken.optional() }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
