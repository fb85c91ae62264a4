/** A registered browser or phone. */
export type PushDevice =
  | {
      readonly kind: 'web';
      readonly endpoint: string;
      readonly p256dh: string;
      readonly auth: string;
    }
  | { readonly kind: 'fcm'; readonly token: string };

/** Content of a push message. The device then requests the rest with its own session. */
export type PushNote = { readonly id: string; readonly kind: string; readonly url: string };

export type PushOptions = {
  readonly urgent: boolean;
  /** How long to keep it for a device that is off, in seconds; a day by default. */
  readonly seconds?: number;
};

export type PushOutcome = 'sent' | 'gone' | 'retry' | 'rejected';

/** Sends push notifications through the services of browsers and phones. Adapters: `adapters/push/*`. */
export interface Push {
  /** The VAPID public key, by which browsers recognize our server. */
  readonly publicKey: string;
  /** Returns whether the device's push service is an allowed one. */
  knows(device: PushDevice): boolean;
  /**
   * Sends a notification.
   *
   * @returns 'gone' if the device is no longer registered; 'retry' if a retry may succeed; 'rejected' if it never
   * will
   */
  send(device: PushDevice, note: PushNote, options: PushOptions): Promise<PushOutcome>;
}
