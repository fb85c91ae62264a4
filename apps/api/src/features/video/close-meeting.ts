import type { closeMeeting as call } from '@zampa/contract/video/close-meeting';
import { partyOf } from '@zampa/domain/conversations/status';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { endMeeting } from './end-meeting.ts';
import { lockMeeting } from './lock-meeting.ts';
import { shapeRoom } from './meeting-state.ts';

export async function closeMeeting(
  { viewer, tx, query, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const { meeting } = await lockMeeting(tx, viewer, query.name);
  await endMeeting(deps, { tx, now }, meeting.conversationId);
  return { room: shapeRoom(deps, { ...meeting, status: 'CLOSED' }, partyOf(viewer)) };
}
