import { DECISIONS } from '@zampa/domain/video/participants';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { meetingHeld } from '../policy/verdicts.ts';
import { enumeration, id } from '../values.ts';
import { MeetingState } from './objects.ts';
import { meetingName } from './meeting-name.ts';

export const decideParticipant = defineCall({
  method: 'PATCH',
  path: '/videomeeting/participants',
  policy: meetingHeld('body.name'),
  feature: 'video',
  summary:
    'Staff let a waiting pet owner in (GRANT), turn them away (DENY), or let who was turned away ask again (ALLOW). The first grant starts the time; STATUS_CONFLICT where a colleague has decided otherwise, or nobody waits any more',
  body: z.object({ name: meetingName, userId: id, decision: enumeration(DECISIONS) }),
  answer: MeetingState,
  holdsSecret: true,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'STATUS_CONFLICT', 'MEETING_CLOSED'],
  repeatable: true,
});
