export type TextMessage = {
  /** With its country: `+393331234567`. */
  readonly to: string;
  readonly text: string;
};

/** Sends messages to phones. Adapter: `adapters/sms/twilio-sms`; without a provider there is none. */
export interface Sms {
  /**
   * @returns 'rejected' when the number will never take it: there is no use in trying again
   * @throws when it may work later; the outbox tries again
   */
  send(message: TextMessage): Promise<'sent' | 'rejected'>;
}
