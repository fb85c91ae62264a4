import * as z from 'zod';
import { defineMessage } from '../message.ts';
import { meetingSides } from '../policy/verdicts.ts';
import { MeetingState } from './objects.ts';
import { meetingDevice, meetingName } from './meeting-name.ts';

/**
 * Sent by a tab after every connect: it shows this meeting, receives its signals from then on, and makes its person
 * count as online. Answered with the full meeting state.
 */
export const attendMeeting = defineMessage({
  event: 'video:attend',
  policy: meetingSides('body.name'),
  body: z.object({ name: meetingName, device: meetingDevice }),
  answer: MeetingState,
  limit: { most: 10, seconds: 1, guards: 'Endless joining of meetings.' },
});
