import * as z from 'zod';
import { defineCall } from '../call.ts';
import { meetingOf } from '../policy/verdicts.ts';
import { flag } from '../values.ts';
import { MeetingState } from './objects.ts';
import { meetingDevice, meetingName } from './meeting-name.ts';

export const enterMeeting = defineCall({
  method: 'PUT',
  path: '/videomeeting/participants',
  policy: meetingOf('body.name'),
  feature: 'video',
  summary:
    'Enter a video meeting: staff are in it at once, a pet owner asks at the door and waits until they are let in. Whoever is in it already stays so, with the device that says it last. STATUS_CONFLICT: for an owner who was turned away; for staff while a colleague is in it, whose place `takeOver` takes',
  body: z.object({
    name: meetingName,
    device: meetingDevice,
    takeOver: flag.default(false),
    /** What of them works, as the other side is told before they are let in. */
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
