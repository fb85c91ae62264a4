import * as z from 'zod';
import { defineCall } from '../call.ts';
import { meetingOf } from '../policy/verdicts.ts';
import { MeetingState } from './objects.ts';
import { meetingName } from './meeting-name.ts';

export const readMeetingState = defineCall({
  method: 'GET',
  path: '/videomeeting/participants',
  policy: meetingOf('query.name'),
  feature: 'video',
  summary:
    'A video meeting as the caller sees it, with a fresh ticket for whoever is in it: what to ask before connecting anew',
  query: z.object({ name: meetingName }),
  answer: MeetingState,
  holdsSecret: true,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
});
