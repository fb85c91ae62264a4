import * as z from 'zod';
import { defineCall } from '../call.ts';
import { meetingSides } from '../policy/verdicts.ts';
import { flag } from '../values.ts';
import { MeetingState } from './objects.ts';
import { meetingDevice, meetingName } from './meeting-name.ts';

export const enterMeeting = defineCall({
  method: 'PUT',
  path: '/videomeeting/participants',
  policy: meetingSides('body.name'),
  feature: 'video',
  summary:
    'Enter a video meeting: staff enter immediately, a pet owner waits in the waiting room until admitted. A person already in the meeting stays in it, with the device that entered last. STATUS_CONFLICT: the owner was denied; or a colleague is in the meeting, whom `takeOver` replaces',
  body: z.object({
    name: meetingName,
    device: meetingDevice,
    takeOver: flag.default(false),
    /** Which devices work, shown to the other side before admission. */
    camera: flag.default(true),
    microphone: flag.default(true),
  }),
  answer: MeetingState,
  holdsSecret: true,
  refusals: [
    'VALIDATION',
    'NOT_FOUND',
    'FORBIDDEN',
    'CLIENT_NOT_REGISTERED',
    'STATUS_CONFLICT',
    'MEETING_CLOSED',
    'TOO_MANY_REQUESTS',
  ],
  repeatable: true,
});
