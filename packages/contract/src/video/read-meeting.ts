import * as z from 'zod';
import { defineCall } from '../call.ts';
import { meetingSides } from '../policy/verdicts.ts';
import { MeetingAnswer } from './objects.ts';
import { meetingName } from './meeting-name.ts';

export const readMeeting = defineCall({
  method: 'GET',
  path: '/videomeeting/room',
  policy: meetingSides('query.name'),
  feature: 'video',
  summary: 'Find a video meeting by its name, even if it is closed',
  query: z.object({ name: meetingName }),
  answer: MeetingAnswer,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
});
