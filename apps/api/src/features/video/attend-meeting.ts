import type { ParsedMessage } from '@zampa/contract/socket';
import { videoParticipants } from '@zampa/db/schema/video';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { MessageSender } from '../../ports/realtime.ts';
import { meetingPlace } from './meeting-place.ts';
import { readState } from './meeting-state.ts';
import { publishMeetingNow } from './publish-meeting.ts';

/**
 * Subscribes a socket to the signals for its tab, marks the participant as present and publishes that. Errors:
 * NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function attendMeeting(
  deps: Deps,
  { viewer, enter }: MessageSender,
  { name, device }: ParsedMessage<'attendMeeting'>,
) {
  await enter(meetingPlace(name, device));
  const state = await readState(deps, deps.db, viewer, name);
  if (state.you.device === device) {
    await deps.db
      .update(videoParticipants)
      .set({ absentSince: null })
      .where(
        and(
          eq(videoParticipants.conversationId, state.conversationId),
          eq(videoParticipants.userId, viewer.userId),
        ),
      );
    publishMeetingNow(deps, state.conversationId);
  }
  return state;
}
