import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';

export const readFeed = defineCall({
  method: 'GET',
  path: '/calendar/feeds/{token}.ics',
  policy: open,
  feature: 'appointments',
  summary: 'What a calendar program reads: from a month ago to a year ahead',
  params: z.object({ token: z.string().max(100) }),
  bytes: true,
  heavy: 'feed',
  refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
