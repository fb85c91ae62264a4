import type { Call, CallView } from '@zampa/client/video/call';
import type { LocalSources } from '@zampa/client/video/local-media';
import { useMemo, useSyncExternalStore } from 'react';

export const useCallView = (call: Call): CallView =>
  useSyncExternalStore(call.view.subscribe, call.view.value);

export const useLocalSources = ({ media }: Call): LocalSources =>
  useSyncExternalStore(media.sources.subscribe, media.sources.value);

/** Returns the own picture, as a stream that stays the same while its camera does. */
export function useOwnStream({ camera: { track, isOn } }: LocalSources): MediaStream | null {
  return useMemo(() => (track && isOn ? new MediaStream([track]) : null), [track, isOn]);
}
