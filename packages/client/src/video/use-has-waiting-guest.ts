import { useSyncExternalStore } from 'react';
import { occupiedWaitingRooms } from './waiting-rooms.ts';
import { videoState } from './video-state.ts';

/** Returns whether a person is in a waiting room where the viewer is a host. */
export const useHasWaitingGuest = (): boolean =>
  useSyncExternalStore(videoState.subscribe, hasWaitingGuest);

function hasWaitingGuest(): boolean {
  const video = videoState.value();
  return video !== null && occupiedWaitingRooms(video).length > 0;
}
