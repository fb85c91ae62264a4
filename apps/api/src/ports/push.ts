/** A browser or phone as it was registered. */
export type PushDevice =
  | {
      readonly kind: 'web';
      readonly endpoint: string;
      readonly p256dh: string;
      readonly auth: string;
    }
  | { readonly kind: 'fcm'; readonly token: string };

/** What a device is sent: it asks us for the rest, as whoever is signed in there. */
export type PushNote = { readonly id: string; readonly kind: string; readonly url: string };

export type PushOptions = {
  readonly urgent: boolean;
  /** So long it is worth showing, to a device that is off; a day where it is not said. */
  readonly seconds?: number;
};

export type PushOutcome = 'sent' | 'gone' | 'retry' | 'rejected';

/** Calls browsers and phones by their push services. Adapters: `adapters/push/*`. */
export interface Push {
  /** By which browsers know that it is we who call. */
  readonly publicKey: string;
  /** Whether the service of this device is one that we call at all. */
  knows(device: PushDevice): boolean;
  /**
   * @returns 'gone' once a device will never be reached again; 'retry' when it may be later; 'rejected' when this will
   * never be taken
   */
  send(device: PushDevice, note: PushNote, options: PushOptions): Promise<PushOutcome>;
}
