import { observable } from '../observable.ts';

/** Returns whether this browser can show its screen to others: those of phones cannot. */
export const canShareScreen = (): boolean =>
  typeof navigator.mediaDevices?.getDisplayMedia === 'function';

export type SharedScreen = {
  /** What is shown; null while nothing is. */
  readonly track: MediaStreamTrack | null;
  /** The browser could not show what was chosen. */
  readonly hasFailed: boolean;
};

/** The own screen, or a window of it, shown to the other side in place of the camera's picture. */
export class ScreenShare {
  readonly shared = observable<SharedScreen>({ track: null, hasFailed: false });
  /** The person may have left by the time they have chosen: what they chose then is for an earlier wish. */
  #wish = 0;

  /** Has the person choose what to show. Never throws; nothing changes where they think better of it. */
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

  /** Shows nothing any more. */
  stop(): void {
    this.#wish += 1;
    this.#show(null);
  }

  #show(track: MediaStreamTrack | null): void {
    this.shared.value().track?.stop();
    // Letters of a report have to stay sharp; that they move smoothly matters less.
    if (track) track.contentHint = 'detail';
    // The browser has a button of its own that ends it.
    track?.addEventListener('ended', () => this.shared.value().track === track && this.stop());
    this.shared.become({ track, hasFailed: false });
  }
}
