import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { rawText } from '../bounded.ts';

export const readFeed = defineCall({
  method: 'GET',
  path: '/calendar/feeds/{token}.ics',
  policy: open,
  feature: 'appointments',
  summary: 'Read a calendar feed: from one month ago to one year ahead',
  params: z.object({ token: rawText(100) }),
  bytes: true,
  heavy: 'feed',
  refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
