import { SIGNALS_A_SECOND } from '@zampa/domain/video/signals';
import * as z from 'zod';
import { defineMessage } from '../message.ts';
import { meetingSides } from '../policy/verdicts.ts';
import { meetingDevice, meetingName } from './meeting-name.ts';
import { generation, hasExactlyOneField, signalFields } from './signal.ts';

/**
 * WebRTC signal to the other browser, forwarded between the two admitted participants. Errors: MEETING_CLOSED;
 * FORBIDDEN if the sender is not admitted; STATUS_CONFLICT if another tab of the sender is in the meeting or nobody
 * receives it.
 */
export const sendSignal = defineMessage({
  event: 'video:signal',
  policy: meetingSides('body.name'),
  body: z
    .object({ name: meetingName, device: meetingDevice, generation, ...signalFields })
    .refine(hasExactlyOneField, { path: ['description'], message: 'required' }),
  answer: z.null(),
  limit: {
    most: SIGNALS_A_SECOND,
    seconds: 1,
    guards: 'Flooding the other browser of a call.',
  },
});
