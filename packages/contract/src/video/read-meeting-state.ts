import * as z from 'zod';
import { defineCall } from '../call.ts';
import { meetingSides } from '../policy/verdicts.ts';
import { MeetingState } from './objects.ts';
import { meetingName } from './meeting-name.ts';

export const readMeetingState = defineCall({
  method: 'GET',
  path: '/videomeeting/participants',
  policy: meetingSides('query.name'),
  feature: 'video',
  summary:
    'Read a video meeting as the caller sees it, with a fresh ticket for people in it; call it before reconnecting',
  query: z.object({ name: meetingName }),
  answer: MeetingState,
  holdsSecret: true,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
});
