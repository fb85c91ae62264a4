import type { leaveMeeting as call } from '@zampa/contract/video/leave-meeting';
import { partyOf } from '@zampa/domain/conversations/status';
import { participantAfter } from '@zampa/domain/video/participants';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { lockMeeting } from './lock-meeting.ts';
import { readState } from './meeting-state.ts';
import {
  findParticipants,
  removeFromMediaServer,
  saveStatus,
  touchMeeting,
} from './participants.ts';
import { publishMeeting } from './publish-meeting.ts';

/**
 * Leaves a meeting or its waiting room. Does nothing if the caller is not in the meeting or is in it with another
 * tab.
 */
export async function leaveMeeting(
  { viewer, tx, query, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const { userId } = viewer;
  const { meeting } = await lockMeeting(tx, viewer, query.name);
  const { conversationId, name } = meeting;
  const own = (await findParticipants(tx, conversationId)).find((one) => one.userId === userId);
  const status = own ? participantAfter(own.status, 'LEAVE', partyOf(viewer)) : null;
  const isOther = query.device !== undefined && query.device !== own?.device;
  if (own && status && status !== own.status && !isOther) {
    await saveStatus({ tx, now }, conversationId, { userId, status });
    await touchMeeting({ tx, now }, conversationId);
    removeFromMediaServer(deps, tx, name, userId);
    publishMeeting(deps, tx, conversationId);
  }
  return readState(deps, tx, viewer, name);
}
