import type { MeetingState, VideoMessage } from '@zampa/contract/video/objects';
import { changeVideo as change, videoNow } from './video-now.ts';

/** Ends the ringing, which was answered one way or the other. */
export const stopRinging = (): void => change({ ringing: null });

/** Forgets everything: nobody is signed in any more. */
export const forgetVideo = (): void => videoNow.become(null);

/** Keeps what the server has told of a meeting, unless it has told something newer before. */
export function keepMeeting(state: MeetingState): void {
  const { meetings = new Map<string, MeetingState>(), ringing = null } = videoNow.value() ?? {};
  const known = meetings.get(state.room.name);
  if (known && isOlder(state, known)) return;
  const isOver = ringing?.name === state.room.name && !isCalling(state);
  change({
    meetings: new Map(meetings).set(state.room.name, state),
    ringing: isOver ? null : ringing,
  });
}

/** Receives what is told of video meetings by the socket; what browsers say to each other is heard by the call itself. */
export function receiveVideo(message: VideoMessage): void {
  if (message.kind === 'incoming') return change({ ringing: message });
  if (message.kind !== 'state') return;
  const { kind: _kind, ...state } = message;
  // Of most meetings that change there is nothing to show to this person.
  if (videoNow.value() || concerns(state)) keepMeeting(state);
}

/** Of two states with one number the later reading holds: who is online has none of its own. */
const isOlder = (state: MeetingState, known: MeetingState) =>
  state.version < known.version || (state.version === known.version && state.now < known.now);

/** Whether somebody of the clinic is in it and this person is neither in it nor at its door. */
const isCalling = ({ room, peer, you }: MeetingState) =>
  room.status === 'OPEN' && peer !== null && you.status !== 'WAITING' && you.status !== 'ADMITTED';

const concerns = ({ you, waiting }: MeetingState) => you.role === 'HOST' && waiting.length > 0;
