import * as z from 'zod';
import { defineCall } from '../call.ts';
import { meetingHeld } from '../policy/verdicts.ts';
import { MeetingAnswer } from './objects.ts';
import { meetingName } from './meeting-name.ts';

export const closeMeeting = defineCall({
  method: 'DELETE',
  path: '/videomeeting/room',
  policy: meetingHeld('query.name'),
  feature: 'video',
  summary:
    'Staff close a video meeting, for good and for everybody who is in it; ending the service does the same. Closing it again changes nothing',
  query: z.object({ name: meetingName }),
  answer: MeetingAnswer,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
  repeatable: true,
});
