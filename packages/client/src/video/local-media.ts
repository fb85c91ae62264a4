import { type Observable, observable } from '../observable.ts';
import type { AppStorage } from '../storage/app-storage.ts';
import {
  type DeviceChoice,
  mediaKindOf,
  MEDIA_KINDS,
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

/** Which of camera and microphone the person has on. */
export type MediaSwitches = Readonly<Record<MediaKind, boolean>>;

/** How a call begins. */
export const ALL_ON: MediaSwitches = { camera: true, microphone: true };

/** Returns how the person has switched camera and microphone. */
export const switchesOf = ({ camera, microphone }: LocalSources): MediaSwitches => ({
  camera: camera.isOn,
  microphone: microphone.isOn,
});

/** Returns what goes out of one of them, which is what the screen says of it; null while nothing does. */
export const outgoingTrack = ({ isOn, track }: LocalSource): MediaStreamTrack | null =>
  isOn ? track : null;

const ENTRY = 'videoDevices';
const source = (isOn: boolean): LocalSource => ({
  isOn,
  track: null,
  problem: null,
  isPaused: false,
});

/**
 * The own camera and microphone, and what the other one is heard by; which devices were chosen is kept on this one. What
 * is off is not opened.
 */
export class LocalMedia {
  readonly sources: Observable<LocalSources>;
  /** The id of what the other one is heard by; empty for whatever the system has. */
  readonly speaker = observable('');
  readonly #storage: AppStorage;
  #choice: DeviceChoice;
  #isOpen = false;

  constructor(storage: AppStorage, { camera, microphone }: MediaSwitches) {
    this.sources = observable({ camera: source(camera), microphone: source(microphone) });
    this.#storage = storage;
    this.#choice = storage.read<DeviceChoice>(ENTRY) ?? {};
    this.speaker.become(this.#choice.speaker ?? '');
  }

  /**
   * Opens what is on of both, unless it is, asking the person once; where one is refused, the other alone. Never throws:
   * each has its problem.
   */
  async open(): Promise<void> {
    if (this.#isOpen) return;
    this.#isOpen = true;
    navigator.mediaDevices?.addEventListener('devicechange', this.#openMissing);
    document.addEventListener('visibilitychange', this.#openMissing);
    const kinds = MEDIA_KINDS.filter((kind) => this.#of(kind).isOn);
    if (kinds.length === 0) return;
    try {
      for (const track of await openTracks(kinds, this.#choice)) this.#take(track);
    } catch {
      for (const kind of kinds) await this.#openOne(kind);
    }
  }

  /** Turns one on or off, while both are closed for the next time; the light of a camera that is off goes out. */
  async turn(kind: MediaKind, isOn: boolean): Promise<void> {
    this.#change(kind, { isOn });
    const { track } = this.#of(kind);
    // Silence costs nothing to go on with, and to be heard again must not take a moment.
    if (kind === 'microphone' && track?.readyState === 'live') track.enabled = isOn;
    else if (isOn) await this.#openOne(kind);
    else this.#end(kind);
  }

  /** Takes another device from now on, on this one. */
  async choose(kind: MediaKind, deviceId: string): Promise<void> {
    this.#keep({ [kind]: deviceId });
    // Most phones open no second camera before the first is closed.
    this.#end(kind);
    if (this.#of(kind).isOn) await this.#openOne(kind);
  }

  /** Lets the other one be heard by another device from now on. */
  chooseSpeaker(deviceId: string): void {
    this.#keep({ speaker: deviceId });
    this.speaker.become(deviceId);
  }

  /** Ends both until they are opened again. */
  close(): void {
    this.#isOpen = false;
    navigator.mediaDevices?.removeEventListener('devicechange', this.#openMissing);
    document.removeEventListener('visibilitychange', this.#openMissing);
    for (const kind of MEDIA_KINDS) this.#end(kind);
  }

  #keep(chosen: DeviceChoice): void {
    this.#choice = { ...this.#choice, ...chosen };
    this.#storage.write(ENTRY, this.#choice);
  }

  #of(kind: MediaKind): LocalSource {
    return this.sources.value()[kind];
  }

  #change(kind: MediaKind, changed: Partial<LocalSource>): void {
    const all = this.sources.value();
    this.sources.become({ ...all, [kind]: { ...all[kind], ...changed } });
  }

  #end(kind: MediaKind): void {
    this.#of(kind).track?.stop();
    this.#change(kind, { track: null });
  }

  #take(track: MediaStreamTrack): void {
    const kind = mediaKindOf(track);
    // The person may have left, or turned it off, by the time the browser has opened it.
    if (!this.#isOpen || !this.#of(kind).isOn) return track.stop();
    this.#of(kind).track?.stop();
    // Phones mute what they need elsewhere, and end what they need for good.
    track.addEventListener('mute', () => this.#change(kind, { isPaused: true }));
    track.addEventListener('unmute', () => this.#change(kind, { isPaused: false }));
    track.addEventListener('ended', this.#openMissing);
    this.#change(kind, { track, problem: null, isPaused: track.muted });
  }

  async #openOne(kind: MediaKind): Promise<void> {
    if (!this.#isOpen) return;
    try {
      for (const track of await openTracks([kind], this.#choice)) this.#take(track);
    } catch (error) {
      this.#change(kind, { track: null, problem: mediaProblem(error) });
    }
  }

  /** Opens again what was taken away, once the person is back or has plugged something in. */
  readonly #openMissing = (): void => {
    if (document.visibilityState !== 'visible' || !this.#isOpen) return;
    for (const kind of MEDIA_KINDS) {
      const { isOn, track } = this.#of(kind);
      if (isOn && track?.readyState !== 'live') void this.#openOne(kind);
    }
  };
}
