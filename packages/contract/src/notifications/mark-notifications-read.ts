import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const markNotificationsRead = defineCall({
  method: 'PUT',
  path: '/notifications/read',
  policy: own,
  feature: 'notifications',
  summary: 'Mark notifications as read on all devices; unknown ids and those of others are ignored',
  body: z.object({ ids: z.array(id).max(200) }),
  refusals: ['VALIDATION'],
  repeatable: true,
});
