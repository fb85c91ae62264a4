import { observable, type Observable } from '../observable.ts';
import type { AppStorage } from '../storage/app-storage.ts';
import {
  type DeviceChoice,
  kindOf,
  type MediaKind,
  mediaProblem,
  type MediaProblem,
  openTracks,
} from './media-devices.ts';

/** One of camera and microphone: whether it is wanted, what comes of it, and why nothing does. */
export type LocalSource = {
  readonly isOn: boolean;
  readonly track: MediaStreamTrack | null;
  readonly problem: MediaProblem | null;
  /** The phone has taken it away for a while: the app is in the background, or somebody calls. */
  readonly isPaused: boolean;
};

export type LocalSources = Readonly<Record<MediaKind, LocalSource>>;

/** The own camera and microphone. */
export type LocalMedia = {
  readonly sources: Observable<LocalSources>['value'];
  readonly subscribe: Observable<LocalSources>['subscribe'];
  readonly choice: () => DeviceChoice;
  /** Opens both, unless they are, asking the person once; where one is refused, the other alone. Never throws: each has its problem. */
  open(): Promise<void>;
  /** Turns one on or off; the light of a camera that is off goes out. */
  turn(kind: MediaKind, isOn: boolean): Promise<void>;
  choose(kind: MediaKind, deviceId: string): Promise<void>;
  /** Ends both until they are opened again. */
  close(): void;
};

const ENTRY = 'videoDevices';
const off: LocalSource = { isOn: true, track: null, problem: null, isPaused: false };

/** Creates what opens and closes the own camera and microphone; which devices were chosen is kept on this one. */
export function createLocalMedia(storage: AppStorage): LocalMedia {
  const {
    value: sources,
    become,
    subscribe,
  } = observable<LocalSources>({
    camera: off,
    microphone: off,
  });
  let chosen = storage.read<DeviceChoice>(ENTRY) ?? {};
  let isClosed = true;
  const change = (kind: MediaKind, changed: Partial<LocalSource>) =>
    become({ ...sources(), [kind]: { ...sources()[kind], ...changed } });
  const end = (kind: MediaKind) => sources()[kind].track?.stop();

  function take(track: MediaStreamTrack): void {
    const kind = kindOf(track);
    if (isClosed) return track.stop();
    end(kind);
    // Phones mute what they need elsewhere, and end what they need for good.
    track.onmute = () => change(kind, { isPaused: true });
    track.onunmute = () => change(kind, { isPaused: false });
    track.onended = () => void reopen(kind);
    change(kind, { track, problem: null, isPaused: track.muted });
  }

  async function openOne(kind: MediaKind): Promise<void> {
    try {
      for (const track of await openTracks([kind], chosen)) take(track);
    } catch (error) {
      change(kind, { track: null, problem: mediaProblem(error) });
    }
  }

  async function reopen(kind: MediaKind): Promise<void> {
    change(kind, { track: null });
    if (!isClosed && sources()[kind].isOn) await openOne(kind);
  }

  /** Opens again what was taken away, once the person is back or has plugged something in. */
  const reopenMissing = () => {
    if (document.visibilityState !== 'visible') return;
    for (const kind of ['camera', 'microphone'] as const) {
      const { isOn, track } = sources()[kind];
      if (isOn && track?.readyState !== 'live') void openOne(kind);
    }
  };

  return {
    sources,
    subscribe,
    choice: () => chosen,
    async open() {
      if (!isClosed) return;
      isClosed = false;
      navigator.mediaDevices?.addEventListener('devicechange', reopenMissing);
      document.addEventListener('visibilitychange', reopenMissing);
      try {
        for (const track of await openTracks(['camera', 'microphone'], chosen)) take(track);
      } catch {
        await openOne('microphone');
        await openOne('camera');
      }
    },
    async turn(kind, isOn) {
      change(kind, { isOn });
      const { track } = sources()[kind];
      // Silence costs nothing to go on with, and to be heard again must not take a moment.
      if (kind === 'microphone' && track) track.enabled = isOn;
      else if (!isOn) {
        track?.stop();
        change(kind, { track: null });
      } else if (!track) await openOne(kind);
    },
    async choose(kind, deviceId) {
      chosen = { ...chosen, [kind]: deviceId };
      storage.write(ENTRY, chosen);
      const { isOn, track } = sources()[kind];
      // Most phones open no second camera before the first is closed.
      track?.stop();
      if (isOn) await openOne(kind);
      const next = sources()[kind].track;
      if (kind === 'microphone' && next) next.enabled = isOn;
    },
    close() {
      isClosed = true;
      navigator.mediaDevices?.removeEventListener('devicechange', reopenMissing);
      document.removeEventListener('visibilitychange', reopenMissing);
      for (const kind of ['camera', 'microphone'] as const) {
        end(kind);
        change(kind, { track: null });
      }
    },
  };
}
