import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createEvent } from '@zampa/contract/inbox/create-event';
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
/** What stands for a connection that ended without an answer. */
const CUT = 0;
/** Four of each of four people. */
const READ_AT_ONCE = 16;
const HEAD =
  '--b\r\nContent-Disposition: form-data; name="image"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';

/** A form that has begun and whose rest is still to come. */
function begin(author: TestAccount, target = '/api/events'): ClientRequest {
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

const answerTo = async (form: ClientRequest) => {
  const [answer] = (await once(form, 'response')) as [IncomingMessage];
  return answer;
};

/** What was written so far is on its way. */
const beingSent = (form: ClientRequest) =>
  new Promise<void>((resolve) => {
    form.write('%', () => resolve());
  });

/** The end of a connection, however it comes. */
const endOf = (form: ClientRequest) =>
  new Promise<void>((resolve) => {
    form.on('error', () => undefined).once('close', resolve);
  });

/** Writes so many megabytes as fast as they are taken, or until the connection ends; tells how many were. */
async function pour(form: ClientRequest, megabytes: number): Promise<number> {
  const chunk = Buffer.alloc(MEGABYTE);
  let written = 0;
  const source = Readable.from(
    (function* chunks() {
      for (; written < megabytes; written += 1) yield chunk;
    })(),
  );
  source.pipe(form, { end: false });
  await Promise.race([once(source, 'end'), endOf(form)]);
  source.unpipe(form);
  return written;
}

const post = ({ owner, id }: TestRequest, bytes: Buffer, name = 'a.pdf') =>
  owner.call(createEvent, { body: { type: 'CHAT', parent_id: id }, image: { bytes, name } });

describe('POST /api/events — whoever sends slowly', () => {
  const product = useProduct({}, { formPace: { withinMs: 300, leastBytes: 5000 } });

  it('is cut off, keeps no place, and stops nobody else', async () => {
    const chat = await newStartedRequest(product());
    const before = await countOf(product(), 'files');
    // More than one person may send at once, so that some of them wait for the others.
    const slow = Array.from({ length: 6 }, () => begin(chat.owner));
    const ends = slow.map((form) =>
      once(form, 'error').then(([error]) => (error as Error).message),
    );
    expect(await Promise.all(ends)).toEqual(slow.map(() => 'socket hang up'));
    await post(chat, PDF);
    expect(await countOf(product(), 'files')).toBe(before + 1);
  });
});

describe('PATCH /api/users — a picture, while others send slowly', () => {
  // Nobody is cut off here, however long the machine takes.
  const product = useProduct({}, { formPace: { withinMs: 10 * MINUTE, leastBytes: 1 } });

  it('is answered before any of 36 forms of three people has come', async () => {
    const slowPeople = await Promise.all(Array.from({ length: 3 }, () => newOwner(product())));
    const other = await newOwner(product());
    const slow = slowPeople.flatMap((person) => Array.from({ length: 12 }, () => begin(person)));
    let ended = 0;
    for (const form of slow) void endOf(form).then(() => (ended += 1));
    await Promise.all(slow.map(beingSent));
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

describe('POST /api/events — a server of its own under misuse', () => {
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

  /** The most memory that the server has ever held, in megabytes. */
  async function peakMemory(): Promise<number> {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  }

  it(
    'ends a stream of a gigabyte with 413, and its connection with it',
    { timeout: MINUTE },
    async () => {
      const owner = await newOwner(place());
      const form = begin(owner);
      const closed = endOf(form);
      const answered = answerTo(form);
      const poured = pour(form, 1024);
      const { statusCode, headers } = await answered;
      expect(statusCode).toBe(413);
      expect(headers.connection).toBe('close');
      await closed;
      expect(await poured).toBeLessThan(1024);
      expect(await readdir(temporary)).toEqual([]);
    },
  );

  it('takes two hundred files at once within its memory', { timeout: 2 * MINUTE }, async () => {
    const chats = await Promise.all(Array.from({ length: 4 }, () => newStartedRequest(place())));
    const bytes = Buffer.concat([PDF, Buffer.alloc(2.5 * MEGABYTE, '\n'), Buffer.from('%%EOF\n')]);
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
    // A machine that has much else to do may ask some of them to come again, or end a connection over which nothing
    // has come for long.
    const others = statuses.filter((status) => ![201, 503, CUT].includes(status));
    expect(others).toEqual([]);
    expect(statuses.filter((status) => status === CUT).length).toBeLessThanOrEqual(READ_AT_ONCE);
    const taken = statuses.filter((status) => status === 201).length;
    expect(taken).toBeGreaterThan(50);
    const { rows } = await database.pool.query<{ n: number }>(
      'select count(*)::int as n from files',
    );
    expect(rows).toEqual([{ n: taken }]);
    expect(await peakMemory()).toBeLessThan(600);
    expect(await readdir(temporary)).toEqual([]);
  });
});
