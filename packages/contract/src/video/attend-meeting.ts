import * as z from 'zod';
import { defineMessage } from '../message.ts';
import { meetingOf } from '../policy/verdicts.ts';
import { MeetingState } from './objects.ts';
import { meetingDevice, meetingName } from './meeting-name.ts';

/**
 * A tab has a meeting on the screen: from then on it is the one that signals come to, and its person counts as online.
 * Said after every connect. Answered with the whole state.
 */
export const attendMeeting = defineMessage({
  event: 'video:attend',
  policy: meetingOf('body.name'),
  body: z.object({ name: meetingName, device: meetingDevice }),
  answer: MeetingState,
  limit: { most: 10, seconds: 1, guards: 'One socket that comes to meetings without end.' },
});
