import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A received e-mail, parsed from the SMTP data. */
export type ReceivedEmail = {
  /** The envelope recipients, in lower case. */
  recipients: string[];
  mail: Email;
};

export type Mailbox = {
  /** For `SMTP_URL`. */
  url: string;
  /** Everything received so far, oldest first. */
  emails: readonly ReceivedEmail[];
  /**
   * Returns the oldest e-mail to an address that was not returned before, and waits for one if necessary.
   *
   * @throws if none arrives within `withinMs`, with the recipients of all received e-mails
   */
  next(filter: { to: string; withinMs?: number }): Promise<ReceivedEmail>;
  /** Refuses all further e-mail to this address. */
  refuse(address: string): void;
  stop(): Promise<void>;
};

const PATIENCE_MS = 30_000;

/** Starts a real SMTP server on loopback that stores what it receives. */
export async function startMailbox(): Promise<Mailbox> {
  const inbox = new Inbox();
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      const isRefused = refused.has(address.toLowerCase());
      callback(
        isRefused ? Object.assign(new Error('no such person'), { responseCode: 550 }) : null,
      );
    },
    onData: (stream, { envelope }, callback) => {
      const recipients = envelope.rcptTo.map(({ address }) => address.toLowerCase());
      buffer(stream)
        .then(async (raw) => inbox.receive({ recipients, mail: await PostalMime.parse(raw) }))
        .then(() => callback(), callback);
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('the mailbox has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    emails: inbox.emails,
    next: ({ to, withinMs = PATIENCE_MS }) => inbox.next(to.toLowerCase(), withinMs),
    refuse: (recipient) => void refused.add(recipient.toLowerCase()),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

class Inbox {
  readonly emails: ReceivedEmail[] = [];
  readonly #returned = new Set<ReceivedEmail>();
  #arrival = Promise.withResolvers<void>();

  receive(email: ReceivedEmail): void {
    this.emails.push(email);
    this.#arrival.resolve();
    this.#arrival = Promise.withResolvers();
  }

  async next(to: string, withinMs: number): Promise<ReceivedEmail> {
    const expired = AbortSignal.timeout(withinMs);
    const timeout = once(expired, 'abort');
    while (!expired.aborted) {
      const email = this.emails.find(
        (each) => !this.#returned.has(each) && each.recipients.includes(to),
      );
      if (email) {
        this.#returned.add(email);
        return email;
      }
      await Promise.race([this.#arrival.promise, timeout]);
    }
    const others = this.emails.flatMap(({ recipients }) => recipients);
    throw new Error(
      `no e-mail to ${to} within ${withinMs} ms; e-mail came to: ${others.join(', ') || 'nobody'}`,
    );
  }
}
