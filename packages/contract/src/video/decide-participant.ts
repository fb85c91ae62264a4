import { DECISIONS } from '@zampa/domain/video/participants';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { meetingStaffOnly } from '../policy/verdicts.ts';
import { enumeration, id } from '../values.ts';
import { MeetingState } from './objects.ts';
import { meetingName } from './meeting-name.ts';

export const decideParticipant = defineCall({
  method: 'PATCH',
  path: '/videomeeting/participants',
  policy: meetingStaffOnly('body.name'),
  feature: 'video',
  summary:
    'Admit a waiting pet owner (GRANT), deny entry (DENY), or allow a denied one to ask again (ALLOW). The first GRANT starts the meeting time. STATUS_CONFLICT: a colleague decided otherwise, or nobody waits any more. Staff only',
  body: z.object({ name: meetingName, userId: id, decision: enumeration(DECISIONS) }),
  answer: MeetingState,
  holdsSecret: true,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'STATUS_CONFLICT', 'MEETING_CLOSED'],
  repeatable: true,
});
