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

/** Camera or microphone: whether it is switched on, its track, and why it has none. */
export type LocalSource = {
  readonly isOn: boolean;
  readonly track: MediaStreamTrack | null;
  readonly problem: MediaProblem | null;
  /** The phone has paused it: the app is in the background or a phone call came in. */
  readonly isPaused: boolean;
};

export type LocalSources = Readonly<Record<MediaKind, LocalSource>>;

/** Whether camera and microphone are switched on. */
export type MediaSwitches = Readonly<Record<MediaKind, boolean>>;

/** The switches at the start of a call. */
export const ALL_ON: MediaSwitches = { camera: true, microphone: true };

/** Returns the camera and microphone switches. */
export const switchesOf = ({ camera, microphone }: LocalSources): MediaSwitches => ({
  camera: camera.isOn,
  microphone: microphone.isOn,
});

/** Returns the track that is sent; null if it is off or has none. */
export const outgoingTrack = ({ isOn, track }: LocalSource): MediaStreamTrack | null =>
  isOn ? track : null;

const ENTRY = 'videoDevices';
const initialSource = (isOn: boolean): LocalSource => ({
  isOn,
  track: null,
  problem: null,
  isPaused: false,
});

/**
 * The viewer's camera and microphone, and the speaker. The chosen devices are stored in this browser. Devices that
 * are switched off are not opened.
 */
export class LocalMedia {
  readonly sources: Observable<LocalSources>;
  /** Id of the speaker; empty for the system default. */
  readonly speaker = observable('');
  readonly #storage: AppStorage;
  #choice: DeviceChoice;
  #isOpen = false;

  constructor(storage: AppStorage, { camera, microphone }: MediaSwitches) {
    this.sources = observable({
      camera: initialSource(camera),
      microphone: initialSource(microphone),
    });
    this.#storage = storage;
    this.#choice = storage.read<DeviceChoice>(ENTRY) ?? {};
    this.speaker.become(this.#choice.speaker ?? '');
  }

  /**
   * Opens the devices that are switched on, with one permission prompt; if that fails, each separately. Never throws:
   * problems are set per device.
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

  /**
   * Switches a device on or off; while media is closed, for the next time. A camera that is off is released, so its
   * light goes out.
   */
  async turn(kind: MediaKind, isOn: boolean): Promise<void> {
    this.#change(kind, { isOn });
    const { track } = this.#of(kind);
    // A muted microphone stays open, so that it can be unmuted without delay.
    if (kind === 'microphone' && track?.readyState === 'live') track.enabled = isOn;
    else if (isOn) await this.#openOne(kind);
    else this.#end(kind);
  }

  /** Changes to another device and stores the choice. */
  async choose(kind: MediaKind, deviceId: string): Promise<void> {
    this.#saveChoice({ [kind]: deviceId });
    // Most phones cannot open a second camera before the first is closed.
    this.#end(kind);
    if (this.#of(kind).isOn) await this.#openOne(kind);
  }

  /** Changes to another speaker and stores the choice. */
  chooseSpeaker(deviceId: string): void {
    this.#saveChoice({ speaker: deviceId });
    this.speaker.become(deviceId);
  }

  /** Closes both devices until they are opened again. */
  close(): void {
    this.#isOpen = false;
    navigator.mediaDevices?.removeEventListener('devicechange', this.#openMissing);
    document.removeEventListener('visibilitychange', this.#openMissing);
    for (const kind of MEDIA_KINDS) this.#end(kind);
  }

  #saveChoice(chosen: DeviceChoice): void {
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
    // The person may have left or switched it off while the browser opened it.
    if (!this.#isOpen || !this.#of(kind).isOn) return track.stop();
    this.#of(kind).track?.stop();
    // Phones mute a track that they need briefly and end one that they need for long.
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

  /** Reopens missing devices when the page becomes visible or a device is plugged in. */
  readonly #openMissing = (): void => {
    if (document.visibilityState !== 'visible' || !this.#isOpen) return;
    for (const kind of MEDIA_KINDS) {
      const { isOn, track } = this.#of(kind);
      if (isOn && track?.readyState !== 'live') void this.#openOne(kind);
    }
  };
}
