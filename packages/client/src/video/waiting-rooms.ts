import type { MeetingState } from '@zampa/contract/video/objects';
import type { VideoState } from './video-state.ts';

/**
 * Returns open meetings in which a person is in the waiting room and the viewer is a host. Excludes meetings that a
 * colleague has joined.
 */
export const occupiedWaitingRooms = ({ meetings }: Pick<VideoState, 'meetings'>): MeetingState[] =>
  [...meetings.values()].filter(
    ({ you, colleague, room, waiting }) =>
      you.role === 'HOST' && room.status === 'OPEN' && waiting.length > 0 && !colleague,
  );
