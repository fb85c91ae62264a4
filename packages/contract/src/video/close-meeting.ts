import * as z from 'zod';
import { defineCall } from '../call.ts';
import { meetingStaffOnly } from '../policy/verdicts.ts';
import { MeetingAnswer } from './objects.ts';
import { meetingName } from './meeting-name.ts';

export const closeMeeting = defineCall({
  method: 'DELETE',
  path: '/videomeeting/room',
  policy: meetingStaffOnly('query.name'),
  feature: 'video',
  summary:
    'Close a video meeting for good and for everyone; ending the service does the same. Repeating has no further effect. Staff only',
  query: z.object({ name: meetingName }),
  answer: MeetingAnswer,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
  repeatable: true,
});
