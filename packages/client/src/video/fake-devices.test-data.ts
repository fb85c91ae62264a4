import { vi } from 'vitest';

const picture = (): MediaStream => document.createElement('canvas').captureStream();
const sound = (): MediaStream => new AudioContext().createMediaStreamDestination().stream;

/** A camera and a microphone that give real tracks; what is unplugged gives none any more. */
export function fakeDevices() {
  const opened: MediaStreamTrack[] = [];
  const asked: MediaStreamTrack['kind'][][] = [];
  const unplugged = new Set<MediaStreamTrack['kind']>();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted = {}) => {
    const kinds = (['audio', 'video'] as const).filter((kind) => wanted[kind]);
    asked.push(kinds);
    if (kinds.some((kind) => unplugged.has(kind))) throw new DOMException('', 'NotFoundError');
    const tracks = kinds.flatMap((kind) =>
      kind === 'audio' ? sound().getAudioTracks() : picture().getVideoTracks(),
    );
    opened.push(...tracks);
    return new MediaStream(tracks);
  });
  const live = (kind: MediaStreamTrack['kind']) =>
    opened.filter((track) => track.kind === kind && track.readyState === 'live');
  return {
    /** What the browser was asked for, each time. */
    asked,
    /** The kinds of tracks that are open at this moment. */
    live: () => opened.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind),
    /** Takes a device away, which ends its tracks. */
    unplug(kind: MediaStreamTrack['kind']) {
      unplugged.add(kind);
      for (const track of live(kind)) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    },
    plugIn(kind: MediaStreamTrack['kind']) {
      unplugged.delete(kind);
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    },
  };
}
