import type { MeetingStatus } from './meeting.ts';
import { isPresent, type ParticipantStatus } from './participants.ts';

/**
 * Phase of a video meeting in a tab. `ENTERING`: until the server's first answer. `WAITING`: in the waiting room.
 * `ALONE` and `TOGETHER`: in the meeting. `ELSEWHERE`: the person is in it with another tab or device. `OUT`: the
 * person may no longer see the meeting.
 */
export type CallPhase =
  | 'ENTERING'
  | 'WAITING'
  | 'ALONE'
  | 'TOGETHER'
  | 'DENIED'
  | 'ELSEWHERE'
  | 'LEFT'
  | 'OUT'
  | 'CLOSED';

type Seen = {
  readonly room: { readonly status: MeetingStatus };
  readonly you: { readonly status: ParticipantStatus | null; readonly device: string | null };
  readonly peer: object | null;
};

/** Returns the phase of a call in the tab whose device id is `device`, after the server's first answer. */
export function callPhase({ room, you, peer }: Seen, device: string): CallPhase {
  if (room.status === 'CLOSED') return 'CLOSED';
  if (you.status === 'DENIED') return 'DENIED';
  if (!isPresent(you.status)) return 'LEFT';
  if (you.device !== device) return 'ELSEWHERE';
  if (you.status === 'WAITING') return 'WAITING';
  return peer ? 'TOGETHER' : 'ALONE';
}

/** Returns whether this tab is in the meeting, so that its audio and video are sent. */
export const isInMeeting = (phase: CallPhase): boolean => phase === 'ALONE' || phase === 'TOGETHER';

/** Returns whether camera and microphone are needed: only in the meeting, in the waiting room or while entering. */
export const needsMedia = (phase: CallPhase): boolean =>
  ['ENTERING', 'WAITING', 'ALONE', 'TOGETHER'].includes(phase);
