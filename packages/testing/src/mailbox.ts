import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A letter as its reader gets it: parsed from what went over the wire. */
export type ReceivedEmail = {
  /** Who it was delivered to, by its envelope, in lower case. */
  recipients: string[];
  mail: Email;
};

export type Mailbox = {
  /** For `SMTP_URL`. */
  url: string;
  /** Everything received so far, oldest first. */
  letters: readonly ReceivedEmail[];
  /**
   * The oldest letter to an address that `next` has not returned before; waits for one to arrive.
   *
   * @throws when none comes within `withinMs`, saying to whom letters did come
   */
  next(wanted: { to: string; withinMs?: number }): Promise<ReceivedEmail>;
  /** From now on nothing is taken for this address, for good. */
  refuse(address: string): void;
  stop(): Promise<void>;
};

const PATIENCE_MS = 10_000;

/** A real SMTP server on loopback that keeps what it is sent. */
export async function startMailbox(): Promise<Mailbox> {
  const inbox = new Inbox();
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const isRefused = refused.has(address.toLowerCase());
      done(isRefused ? Object.assign(new Error('no such person'), { responseCode: 550 }) : null);
    },
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address.toLowerCase());
      buffer(stream)
        .then(async (raw) => inbox.receive({ recipients, mail: await PostalMime.parse(raw) }))
        .then(() => done(), done);
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('the mailbox has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters: inbox.letters,
    next: ({ to, withinMs = PATIENCE_MS }) => inbox.next(to.toLowerCase(), withinMs),
    refuse: (recipient) => void refused.add(recipient.toLowerCase()),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

class Inbox {
  readonly letters: ReceivedEmail[] = [];
  readonly #returned = new Set<ReceivedEmail>();
  #arrival = Promise.withResolvers<void>();

  receive(letter: ReceivedEmail): void {
    this.letters.push(letter);
    this.#arrival.resolve();
    this.#arrival = Promise.withResolvers();
  }

  async next(to: string, withinMs: number): Promise<ReceivedEmail> {
    const expired = AbortSignal.timeout(withinMs);
    const timeout = once(expired, 'abort');
    while (!expired.aborted) {
      const letter = this.letters.find(
        (each) => !this.#returned.has(each) && each.recipients.includes(to),
      );
      if (letter) {
        this.#returned.add(letter);
        return letter;
      }
      await Promise.race([this.#arrival.promise, timeout]);
    }
    const others = this.letters.flatMap(({ recipients }) => recipients);
    throw new Error(
      `no letter to ${to} within ${withinMs} ms; letters came to: ${others.join(', ') || 'nobody'}`,
    );
  }
}
