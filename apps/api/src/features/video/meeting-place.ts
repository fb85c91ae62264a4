import type { SocketPlace } from '../../ports/realtime.ts';

/** Returns the socket room (see `SocketPlace`) of a tab that shows a meeting. */
export const meetingPlace = (name: string, device: string): SocketPlace =>
  `meeting:${name}/${device}`;

/** Parses the name of a socket room into the meeting and the tab; null for any other room. */
export function parseMeetingPlace(
  place: SocketPlace,
): { readonly name: string; readonly device: string } | null {
  const [, name, device] = /^meeting:([\w-]+)\/([\w-]+)$/.exec(place) ?? [];
  return name !== undefined && device !== undefined ? { name, device } : null;
}
