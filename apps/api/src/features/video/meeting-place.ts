import type { SocketPlace } from '../../ports/realtime.ts';

/** Returns where the sockets of one tab are that has a meeting on the screen. */
export const meetingPlace = (name: string, device: string): SocketPlace =>
  `meeting:${name}/${device}`;

/** Returns of which meeting a place is; null of any other place. */
export function meetingAt(place: SocketPlace): string | null {
  return /^meeting:([\w-]+)\//.exec(place)?.[1] ?? null;
}
