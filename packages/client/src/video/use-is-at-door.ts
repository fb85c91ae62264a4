import { useSyncExternalStore } from 'react';
import { doorsOf } from './doors.ts';
import { videoNow } from './video-now.ts';

/** Returns whether somebody waits to be let into a video consultation by this person. */
export const useIsAtDoor = (): boolean => useSyncExternalStore(videoNow.subscribe, isAtDoor);

function isAtDoor(): boolean {
  const video = videoNow.value();
  return video !== null && doorsOf(video).length > 0;
}
