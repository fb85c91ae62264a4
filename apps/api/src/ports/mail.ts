export type Email = {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: 'en' | 'it';
  /** The same for every try of one e-mail, so that a repeated one is recognised. */
  readonly messageId: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly contentType: string;
    readonly content: string;
    /** How the content is written down, where it is no text. */
    readonly encoding?: 'base64' | undefined;
  }[];
};

/** Sends e-mail. Adapters: `adapters/mail/smtp-mail`, `adapters/mail/mailbox-mail`. */
export interface Mail {
  /**
   * @returns 'rejected' when the address will never take it: there is no use in trying again
   * @throws when it may work later; the outbox tries again
   */
  send(email: Email): Promise<'sent' | 'rejected'>;
  close(): Promise<void>;
}
