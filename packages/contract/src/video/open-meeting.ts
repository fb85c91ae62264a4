import * as z from 'zod';
import { defineCall } from '../call.ts';
import { meetingOfEvent } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { MeetingAnswer } from './objects.ts';

export const openMeeting = defineCall({
  method: 'POST',
  path: '/videomeeting/room',
  policy: meetingOfEvent,
  feature: 'video',
  summary:
    'Open the video meeting of a conversation, always the same one. A pet owner who opens it is in the waiting room',
  query: z.object({ eventId: id }),
  answer: MeetingAnswer,
  refusals: [
    'VALIDATION',
    'NOT_FOUND',
    'FORBIDDEN',
    'CLIENT_NOT_REGISTERED',
    'STATUS_CONFLICT',
    'MEETING_CLOSED',
  ],
  repeatable: true,
});
