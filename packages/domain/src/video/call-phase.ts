import type { MeetingStatus } from './meeting.ts';
import { isThere, type ParticipantStatus } from './participants.ts';

/**
 * What one tab shows of a video meeting: `ENTERING` until the server has answered for the first time; at the door, alone in
 * it, with somebody of the other side, or why it is not in it. `ELSEWHERE`: the person is in it with another tab or device;
 * `OUT`: it is nothing that they may know of any more.
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

/** Returns what the tab that calls itself `device` shows of a meeting, once it has asked to enter it. */
export function callPhase({ room, you, peer }: Seen, device: string): CallPhase {
  if (room.status === 'CLOSED') return 'CLOSED';
  if (you.status === 'DENIED') return 'DENIED';
  if (!isThere(you.status)) return 'LEFT';
  if (you.device !== device) return 'ELSEWHERE';
  if (you.status === 'WAITING') return 'WAITING';
  return peer ? 'TOGETHER' : 'ALONE';
}

/** Returns whether somebody is in the meeting with this tab: what they show is sent to whoever else is. */
export const isInside = (phase: CallPhase): boolean => phase === 'ALONE' || phase === 'TOGETHER';

/** Returns whether camera and microphone are needed: nobody is filmed who is not in the meeting, at its door or on the way. */
export const needsMedia = (phase: CallPhase): boolean =>
  ['ENTERING', 'WAITING', 'ALONE', 'TOGETHER'].includes(phase);
