import { observable } from '../observable.ts';

/** Returns whether this browser supports screen sharing; phone browsers do not. */
export const canShareScreen = (): boolean =>
  typeof navigator.mediaDevices?.getDisplayMedia === 'function';

export type SharedScreen = {
  /** The shared track; null while nothing is shared. */
  readonly track: MediaStreamTrack | null;
  /** The browser failed to share the chosen screen. */
  readonly hasFailed: boolean;
};

/** Shares the screen or a window instead of the camera picture. */
export class ScreenShare {
  readonly shared = observable<SharedScreen>({ track: null, hasFailed: false });
  /** Number of the current request; a choice made for an earlier one, for example after leaving, is discarded. */
  #wish = 0;

  /** Lets the person choose what to share. Never throws; a canceled choice changes nothing. */
  async start(): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    try {
      const stream = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: false });
      const [track = null] = stream.getVideoTracks();
      if (wish === this.#wish) this.#show(track);
      else track?.stop();
    } catch (error) {
      if (wish !== this.#wish) return;
      const isRefused = error instanceof Error && error.name === 'NotAllowedError';
      this.shared.become({ ...this.shared.value(), hasFailed: !isRefused });
    }
  }

  /** Stops sharing. */
  stop(): void {
    this.#wish += 1;
    this.#show(null);
  }

  #show(track: MediaStreamTrack | null): void {
    this.shared.value().track?.stop();
    // Sharp text matters more than smooth motion.
    if (track) track.contentHint = 'detail';
    // Fired by the browser's own stop button.
    track?.addEventListener('ended', () => this.shared.value().track === track && this.stop());
    this.shared.become({ track, hasFailed: false });
  }
}
