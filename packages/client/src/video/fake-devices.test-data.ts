import { vi } from 'vitest';

const picture = (): MediaStream => document.createElement('canvas').captureStream();
const sound = (): MediaStream => new AudioContext().createMediaStreamDestination().stream;

/** A fake camera and microphone with real tracks. Unplugged devices return none. */
export function fakeDevices() {
  const opened: MediaStreamTrack[] = [];
  const requests: MediaStreamTrack['kind'][][] = [];
  const unplugged = new Set<MediaStreamTrack['kind']>();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (constraints = {}) => {
    const kinds = (['audio', 'video'] as const).filter((kind) => constraints[kind]);
    requests.push(kinds);
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
    /** The kinds requested from the browser, per request. */
    requests,
    /** The kinds of the open tracks. */
    live: () => opened.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind),
    /** Unplugs a device, which ends its tracks. */
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
