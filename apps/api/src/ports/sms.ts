export type TextMessage = {
  /** In international format: `+393331234567`. */
  readonly to: string;
  readonly text: string;
};

/** Sends text messages. Adapter: `adapters/sms/twilio-sms`; without a provider there is no adapter. */
export interface Sms {
  /**
   * Sends a text message.
   *
   * @returns 'rejected' if the number will never accept it, so that a retry is useless
   * @throws if a retry may succeed; the outbox retries
   */
  send(message: TextMessage): Promise<'sent' | 'rejected'>;
}
