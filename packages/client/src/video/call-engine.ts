import type { Signal } from '@zampa/contract/video/signal';

/** State of the media from the other side: not tried yet, connecting, arriving, lost and being retried, or given up. */
export type Link = 'NONE' | 'CONNECTING' | 'CONNECTED' | 'LOST' | 'FAILED';

/** Media that the other side currently sends: audio, video, screen. */
export type RemoteMedia = NonNullable<Signal['media']>;

export type EngineListener = {
  readonly onLink: (link: Link) => void;
  readonly onStream: (stream: MediaStream) => void;
  readonly onMedia: (media: RemoteMedia) => void;
};

/** Transmits audio and video between the two sides of a meeting. */
export interface CallEngine {
  /** Replaces the outgoing track of a kind, or removes it. */
  send(kind: 'audio' | 'video', track: MediaStreamTrack | null): void;
  /** Tells the other side which media this side sends. */
  sendMediaState(media: RemoteMedia): void;
  /** Tries to connect again after giving up. */
  retry(): void;
  close(): void;
}
