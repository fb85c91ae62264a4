import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createEvent } from '@zampa/contract/requests/create-event';
import { updateUser } from '@zampa/contract/people/update-user';
import { freshDatabase } from '@zampa/testing/database';
import { startMailbox, type Mailbox } from '@zampa/testing/mailbox';
import type { TestAccount } from '@zampa/testing/people';
import { newOwner } from '@zampa/testing/people';
import { newStartedRequest, type TestRequest } from '@zampa/testing/requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type ServerProcess } from '../crash/server-process.ts';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { PDF } from './documents.ts';

const MEGABYTE = 1024 * 1024;
const MINUTE = 60_000;
/** The status used for a connection that ended without a response. */
const CUT = 0;
/** The answer to a form that does not arrive in time. */
const TIMEOUT = 408;
/** The number of files read at once: four of each of four people. */
const READ_AT_ONCE = 16;
const HEAD =
  '--b\r\nContent-Disposition: form-data; name="image"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';

/** Sends the head of a multipart form, whose body follows. */
function beginForm(author: TestAccount, target = '/api/events'): ClientRequest {
  const form = request(`${author.address}${target}`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${author.session.accessToken}`,
      'content-type': 'multipart/form-data; boundary=b',
      connection: 'keep-alive',
    },
  });
  form.write(HEAD);
  return form;
}

const waitForResponse = async (form: ClientRequest) => {
  const [answer] = (await once(form, 'response')) as [IncomingMessage];
  return answer;
};

/** Writes one byte, and resolves once it has been sent. */
const writeByte = (form: ClientRequest) =>
  new Promise<void>((resolve) => {
    form.write('%', () => resolve());
  });

/** Resolves when the connection has ended, with or without an error. */
const waitForEnd = (form: ClientRequest) =>
  new Promise<void>((resolve) => {
    form.on('error', () => undefined).once('close', resolve);
  });

/**
 * Writes up to this many megabytes as fast as the server reads, or until the connection ends. Returns how many were
 * written.
 */
async function writeMegabytes(form: ClientRequest, megabytes: number): Promise<number> {
  const chunk = Buffer.alloc(MEGABYTE);
  let written = 0;
  const source = Readable.from(
    (function* chunks() {
      for (; written < megabytes; written += 1) yield chunk;
    })(),
  );
  source.pipe(form, { end: false });
  await Promise.race([once(source, 'end'), waitForEnd(form)]);
  source.unpipe(form);
  return written;
}

const post = ({ owner, id }: TestRequest, bytes: Buffer, name = 'a.pdf') =>
  owner.call(createEvent, { body: { type: 'CHAT', parent_id: id }, image: { bytes, name } });

describe('slow uploads (POST /api/events)', () => {
  const product = useProduct({}, { formPace: { withinMs: 300, leastBytes: 5000 } });

  it('are cut off, occupy no slot and block no other upload', async () => {
    const chat = await newStartedRequest(product());
    const before = await countOf(product(), 'files');
    // More than one person may upload at once, so some forms wait for the others.
    const slow = Array.from({ length: 6 }, () => beginForm(chat.owner));
    const ends = slow.map((form) =>
      once(form, 'error').then(([error]) => (error as Error).message),
    );
    expect(await Promise.all(ends)).toEqual(slow.map(() => 'socket hang up'));
    await post(chat, PDF);
    expect(await countOf(product(), 'files')).toBe(before + 1);
  });
});

describe('picture upload during slow uploads (PATCH /api/users)', () => {
  // A time limit so long that no form is cut off, even on a slow machine.
  const product = useProduct({}, { formPace: { withinMs: 10 * MINUTE, leastBytes: 1 } });

  it('is answered before any of 36 slow forms of three people has arrived', async () => {
    const slowPeople = await Promise.all(Array.from({ length: 3 }, () => newOwner(product())));
    const other = await newOwner(product());
    const slow = slowPeople.flatMap((person) =>
      Array.from({ length: 12 }, () => beginForm(person)),
    );
    let ended = 0;
    for (const form of slow) void waitForEnd(form).then(() => (ended += 1));
    await Promise.all(slow.map(writeByte));
    const dripping = setInterval(() => slow.forEach((form) => form.write('%')), 50);
    try {
      const { image } = await other.call(updateUser, {
        body: {},
        image: { bytes: await pngPicture() },
      });
      expect(image).not.toBeNull();
      expect(ended).toBe(0);
    } finally {
      clearInterval(dripping);
      for (const form of slow) form.destroy();
    }
  });
});

describe('server process under misuse (POST /api/events)', () => {
  let [directory, temporary] = ['', ''];
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let mailbox: Mailbox;
  let server: ServerProcess;
  const place = () => ({ address: server.address, mailbox });

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-misuse-'));
    temporary = join(directory, 'temporary');
    await mkdir(temporary);
    mailbox = await startMailbox();
    database = await freshDatabase();
    server = await startServer({
      DATABASE_URL: database.url,
      DATA_DIR: join(directory, 'data'),
      TMPDIR: temporary,
      SMTP_URL: mailbox.url,
      TRUST_PROXY: '127.0.0.1',
    });
  }, MINUTE);
  afterAll(async () => {
    await server.stop();
    await Promise.all([mailbox.stop(), database.drop()]);
    await rm(directory, { recursive: true, force: true });
  }, MINUTE);

  /** Returns the server's peak memory in megabytes. */
  async function peakMemory(): Promise<number> {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  }

  it(
    'answers a stream of one gigabyte with 413 and closes the connection',
    { timeout: MINUTE },
    async () => {
      const owner = await newOwner(place());
      const form = beginForm(owner);
      const closed = waitForEnd(form);
      const answered = waitForResponse(form);
      const poured = writeMegabytes(form, 1024);
      const { statusCode, headers } = await answered;
      expect(statusCode).toBe(413);
      expect(headers.connection).toBe('close');
      await closed;
      expect(await poured).toBeLessThan(1024);
      expect(await readdir(temporary)).toEqual([]);
    },
  );

  it(
    'accepts two hundred simultaneous files within its memory limit',
    { timeout: 2 * MINUTE },
    async () => {
      const chats = await Promise.all(Array.from({ length: 4 }, () => newStartedRequest(place())));
      const bytes = Buffer.concat([
        PDF,
        Buffer.alloc(2.5 * MEGABYTE, '\n'),
        Buffer.from('%%EOF\n'),
      ]);
      const image = { bytes, name: 'a.pdf' };
      const posted = chats.flatMap(({ owner, id }) =>
        Array.from({ length: 50 }, () =>
          owner.send(createEvent, { body: { type: 'CHAT', parent_id: id }, image }).then(
            ({ status }) => status,
            () => CUT,
          ),
        ),
      );
      const statuses = await Promise.all(posted);
      // A busy machine may answer 503, or end a form that took too long, with or without an answer.
      const others = statuses.filter((status) => ![201, 503, TIMEOUT, CUT].includes(status));
      expect(others).toEqual([]);
      const ended = statuses.filter((status) => [TIMEOUT, CUT].includes(status));
      expect(ended.length).toBeLessThanOrEqual(READ_AT_ONCE);
      const taken = statuses.filter((status) => status === 201).length;
      expect(taken).toBeGreaterThan(50);
      const { rows } = await database.pool.query<{ n: number }>(
        'select count(*)::int as n from files',
      );
      expect(rows).toEqual([{ n: taken }]);
      expect(await peakMemory()).toBeLessThan(600);
      expect(await readdir(temporary)).toEqual([]);
    },
  );
});
