import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { Feed } from './feed.ts';

export const readFeeds = defineCall({
  method: 'GET',
  path: '/calendar/feeds',
  policy: own,
  feature: 'appointments',
  summary: 'List the caller’s own calendar feeds',
  answer: z.array(Feed),
  refusals: [],
});
