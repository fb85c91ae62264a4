import type { Signal } from '@zampa/contract/video/signal';

/** How what the other side sends arrives: not tried yet, on its way, arriving, cut off and tried again, or given up. */
export type Link = 'NONE' | 'CONNECTING' | 'CONNECTED' | 'LOST' | 'FAILED';

/** What of the other side can be heard and seen. */
export type RemoteMedia = NonNullable<Signal['media']>;

export type EngineListener = {
  readonly onLink: (link: Link) => void;
  readonly onStream: (stream: MediaStream) => void;
  readonly onMedia: (media: RemoteMedia) => void;
};

/** What carries pictures and sound between the two of a meeting. */
export interface CallEngine {
  /** Sends another track of a kind, or none, from now on. */
  send(kind: 'audio' | 'video', track: MediaStreamTrack | null): void;
  /** Tells the other side what of this one can be heard and seen. */
  tell(media: RemoteMedia): void;
  /** Tries again what was given up. */
  retry(): void;
  close(): void;
}
