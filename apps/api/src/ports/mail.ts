export type Email = {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: 'en' | 'it';
  /** The same for every attempt, so that duplicates can be recognized. */
  readonly messageId: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly contentType: string;
    readonly content: string;
    /** Encoding of the content, if it is not text. */
    readonly encoding?: 'base64' | undefined;
  }[];
};

export interface Mail {
  /**
   * Sends an e-mail.
   *
   * @returns 'rejected' if the address will never accept it, so that a retry is useless
   * @throws if a retry may succeed; the outbox retries
   */
  send(email: Email): Promise<'sent' | 'rejected'>;
  close(): Promise<void>;
}
