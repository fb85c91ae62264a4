import * as z from 'zod';
import { defineCall } from '../call.ts';
import { meetingOf } from '../policy/verdicts.ts';
import { MeetingAnswer } from './objects.ts';
import { meetingName } from './meeting-name.ts';

export const readMeeting = defineCall({
  method: 'GET',
  path: '/videomeeting/room',
  policy: meetingOf('query.name'),
  feature: 'video',
  summary: 'A video meeting by its name, also once it is closed',
  query: z.object({ name: meetingName }),
  answer: MeetingAnswer,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
});
