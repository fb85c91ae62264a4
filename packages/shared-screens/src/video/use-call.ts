import type { Call, CallView } from '@zampa/client/video/call';
import { type LocalSources, outgoingTrack } from '@zampa/client/video/local-media';
import type { SharedScreen } from '@zampa/client/video/screen-share';
import { useMemo, useSyncExternalStore } from 'react';

export const useCallView = (call: Call): CallView =>
  useSyncExternalStore(call.view.subscribe, call.view.value);

export const useLocalSources = ({ media }: Call): LocalSources =>
  useSyncExternalStore(media.sources.subscribe, media.sources.value);

export const useSharedScreen = ({ screen }: Call): SharedScreen =>
  useSyncExternalStore(screen.shared.subscribe, screen.shared.value);

export const useSpeaker = ({ media }: Call): string =>
  useSyncExternalStore(media.speaker.subscribe, media.speaker.value);

/** Returns the own camera or shared screen as a stream, stable while the track is the same. */
export function useOwnStream(
  { camera }: LocalSources,
  { track: screen }: SharedScreen,
): MediaStream | null {
  const track = screen ?? outgoingTrack(camera);
  return useMemo(() => track && new MediaStream([track]), [track]);
}
