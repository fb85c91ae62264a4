import * as z from 'zod';
import { defineCall } from '../call.ts';
import { meetingOf } from '../policy/verdicts.ts';
import { MeetingState } from './objects.ts';
import { meetingDevice, meetingName } from './meeting-name.ts';

export const leaveMeeting = defineCall({
  method: 'DELETE',
  path: '/videomeeting/participants',
  policy: meetingOf('query.name'),
  feature: 'video',
  summary:
    'Leave a video meeting, or its door; the meeting stays open. With `device` only where that is the one in it: an older tab that goes takes nobody out',
  query: z.object({ name: meetingName, device: meetingDevice.optional() }),
  answer: MeetingState,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
  repeatable: true,
});
