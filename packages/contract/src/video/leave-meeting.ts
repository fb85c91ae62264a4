import * as z from 'zod';
import { defineCall } from '../call.ts';
import { meetingSides } from '../policy/verdicts.ts';
import { MeetingState } from './objects.ts';
import { meetingDevice, meetingName } from './meeting-name.ts';

export const leaveMeeting = defineCall({
  method: 'DELETE',
  path: '/videomeeting/participants',
  policy: meetingSides('query.name'),
  feature: 'video',
  summary:
    'Leave a video meeting or its waiting room; the meeting stays open. With `device`, only if that device is in it, so that an older tab removes nobody',
  query: z.object({ name: meetingName, device: meetingDevice.optional() }),
  answer: MeetingState,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
  repeatable: true,
});
