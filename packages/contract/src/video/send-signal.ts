import { SIGNALS_A_SECOND } from '@zampa/domain/video/signals';
import * as z from 'zod';
import { defineMessage } from '../message.ts';
import { meetingOf } from '../policy/verdicts.ts';
import { meetingDevice, meetingName } from './meeting-name.ts';
import { generation, saysOneThing, signalFields } from './signal.ts';

/**
 * What one browser says to the other to connect. Handed on from one who is in the meeting to the other who is; else
 * refused: MEETING_CLOSED, FORBIDDEN for who is not in it, STATUS_CONFLICT where another tab is or nobody to say it to.
 */
export const sendSignal = defineMessage({
  event: 'video:signal',
  policy: meetingOf('body.name'),
  body: z
    .object({ name: meetingName, device: meetingDevice, generation, ...signalFields })
    .refine(saysOneThing, { path: ['description'], message: 'required' }),
  answer: z.null(),
  limit: {
    most: SIGNALS_A_SECOND,
    seconds: 1,
    guards: 'One socket that floods the browser at the other end of a call.',
  },
});
