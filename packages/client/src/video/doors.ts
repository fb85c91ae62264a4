import type { MeetingState } from '@zampa/contract/video/objects';
import type { VideoNow } from './video-now.ts';

/** Returns the meetings at whose door somebody waits for this person, who treats: a colleague's call is theirs. */
export const doorsOf = ({ meetings }: Pick<VideoNow, 'meetings'>): MeetingState[] =>
  [...meetings.values()].filter(
    ({ you, colleague, room, waiting }) =>
      you.role === 'HOST' && room.status === 'OPEN' && waiting.length > 0 && !colleague,
  );
