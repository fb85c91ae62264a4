import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../values.ts';
import { PushToken } from './push-token.ts';

export const removePushToken = defineCall({
  method: 'DELETE',
  path: '/token',
  feature: 'notifications',
  summary: 'No longer be called on this browser or phone; without a token on none',
  query: z.object({ UserId: id, token: PushToken.optional() }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
