import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readFile } from '@zampa/contract/files/read-file';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { updateUser } from '@zampa/contract/people/update-user';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newOwner, type TestAccount } from '@zampa/testing/people';
import { newStartedRequest, type TestRequest } from '@zampa/testing/requests';
import { afterAll, describe, expect, it } from 'vitest';
import { diskFiles } from '../../src/adapters/files/disk-files.ts';
import type { Files } from '../../src/ports/files.ts';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { PDF } from './documents.ts';

const MEGABYTE = 1024 * 1024;
const PDF_OF_19_MB = Buffer.concat([PDF, Buffer.alloc(19 * MEGABYTE, '\n'), Buffer.from('%%EOF')]);

/** Sends a document in a conversation and returns its id. */
async function sentDocument({ owner, id }: TestRequest, bytes: Buffer): Promise<string> {
  const body = { type: 'CHAT', parent_id: id } as const;
  await owner.call(createEvent, { body, image: { bytes, name: 'a.pdf' } });
  const { events } = await owner.call(readRequest, { params: { id }, query: {} });
  return events.at(-1)?.file?.id ?? '';
}

/** Requests a file over a separate connection without reading it; the operating system buffers the beginning. */
async function downloadWithoutReading(
  { address, session }: TestAccount,
  id: string,
): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined).pause();
  await once(socket, 'connect');
  socket.write(
    `GET /api/files/${id} HTTP/1.1\r\nHost: zampa\r\nAuthorization: Bearer ${session.accessToken}\r\n\r\n`,
  );
  return socket;
}

/** The bytes of buffers that are in use, without garbage. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  if (typeof collectGarbage !== 'function') throw new Error('the garbage cannot be collected');
  Reflect.apply(collectGarbage, undefined, []);
  return process.memoryUsage().arrayBuffers;
}

/** The status of the answer; the rest stays unread. */
async function statusOf(socket: Socket): Promise<number> {
  const beginning = once(socket, 'data') as Promise<[Buffer]>;
  socket.once('data', () => socket.pause()).resume();
  const [chunk] = await beginning;
  return Number(/^HTTP\/1.1 (\d+)/.exec(chunk.toString('latin1'))?.[1]);
}

describe('GET /api/files/{id} — byte ranges', () => {
  const product = useProduct();
  const CONTENT = Buffer.from('%PDF-1.4 abcdefghij %%EOF');

  async function download(headers: Readonly<Record<string, string>> = {}, method = 'GET') {
    const chat = await newStartedRequest(product());
    const id = await sentDocument(chat, CONTENT);
    const { address, session } = chat.owner;
    const etag = `"${id}"`;
    const answer = await fetch(`${address}/api/files/${id}`, {
      method,
      headers: {
        authorization: `Bearer ${session.accessToken}`,
        ...Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, value.replace('ETAG', etag)]),
        ),
      },
    });
    const { status, headers: received } = answer;
    const of = (name: string) => received.get(name);
    return {
      status,
      text: await answer.text(),
      length: of('content-length'),
      range: of('content-range'),
      accepts: of('accept-ranges'),
      hasEtag: of('etag') === etag,
    };
  }

  it('returns the whole file and its length without a Range header', async () => {
    expect(await download()).toEqual({
      status: 200,
      text: '%PDF-1.4 abcdefghij %%EOF',
      length: '25',
      range: null,
      accepts: 'bytes',
      hasEtag: true,
    });
  });

  it.each([
    { range: 'bytes=9-18', text: 'abcdefghij', contentRange: 'bytes 9-18/25' },
    { range: 'bytes=20-', text: '%%EOF', contentRange: 'bytes 20-24/25' },
    { range: 'bytes=-5', text: '%%EOF', contentRange: 'bytes 20-24/25' },
  ])('returns $contentRange for $range', async ({ range, text, contentRange }) => {
    expect(await download({ range })).toEqual({
      status: 206,
      text,
      length: String(text.length),
      range: contentRange,
      accepts: 'bytes',
      hasEtag: true,
    });
  });

  it('refuses a range that starts after the end of the file', async () => {
    const answer = await download({ range: 'bytes=25-' });
    expect(answer).toMatchObject({ status: 416, range: 'bytes */25', accepts: null });
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
  });

  it('returns the range if If-Range matches the ETag, and otherwise the whole file', async () => {
    const range = 'bytes=0-3';
    expect(await download({ range, 'if-range': 'ETAG' })).toMatchObject({
      status: 206,
      text: '%PDF',
    });
    expect(await download({ range, 'if-range': '"other"' })).toMatchObject({
      status: 200,
      length: '25',
    });
  });

  it('returns 304 if the client already has this version', async () => {
    expect(await download({ 'if-none-match': 'ETAG' })).toMatchObject({ status: 304, text: '' });
  });

  it('answers HEAD without content', async () => {
    expect(await download({}, 'HEAD')).toEqual({
      status: 200,
      text: '',
      length: '25',
      range: null,
      accepts: 'bytes',
      hasEtag: true,
    });
  });
});

/** Files on the disk, which counts the streams that are open. */
function countingFiles(): { readonly files: Files; readonly opened: () => number } {
  const directory = join(tmpdir(), `zampa-downloads-${randomUUID()}`);
  afterAll(() => rm(directory, { recursive: true, force: true }));
  const files = diskFiles(directory);
  let opened = 0;
  return {
    opened: () => opened,
    files: {
      ...files,
      async open(id, range) {
        const file = await files.open(id, range);
        if (!file) return null;
        opened += 1;
        file.content.once('close', () => (opened -= 1));
        return file;
      },
    },
  };
}

describe('GET /api/files/{id} — simultaneous downloads of one person', () => {
  const { files, opened } = countingFiles();
  const product = useProduct({}, { files });

  it('serves four at a time and refuses those that wait too long', async () => {
    const chat = await newStartedRequest(product());
    const id = await sentDocument(chat, PDF_OF_19_MB);
    const sockets = await Promise.all(
      Array.from({ length: 25 }, () => downloadWithoutReading(chat.owner, id)),
    );
    const statuses = await Promise.all(sockets.map(statusOf));
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(21);
    expect(opened()).toBe(4);
    for (const socket of sockets) socket.destroy();
    await expect.poll(opened).toBe(0);
    const { status, bytes } = await chat.owner.send(readFile, { params: { id } });
    expect(status).toBe(200);
    expect(bytes.equals(PDF_OF_19_MB)).toBe(true);
  });

  it('serves all 50 pictures of a page', async () => {
    const owner = await newOwner(product());
    const image = { bytes: await pngPicture() };
    const { image: address } = await owner.call(updateUser, { body: {}, image });
    const id = address?.split('/').at(-1) ?? '';
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_none, n) =>
        owner.send(readFile, { params: { id }, query: n % 2 ? { width: '64' } : {} }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

describe('GET /api/files/{id} — stalled clients', () => {
  const product = useProduct({}, { readPace: { withinMs: 60_000, leastBytes: 1 } });

  it('use less than 30 MB of memory for a hundred downloads', { timeout: 60_000 }, async () => {
    const chat = await newStartedRequest(product());
    const id = await sentDocument(chat, PDF_OF_19_MB);
    const readers: TestAccount[] = [chat.owner];
    while (readers.length < 25) {
      const colleague = await newColleague(product());
      await employ(product().pool, chat.vet.facility.id, colleague.id, { roleId: 2 });
      readers.push(colleague);
    }
    // The bytes of the upload itself are freed a moment later.
    await expect.poll(heldBytes, { timeout: 10_000 }).toBeLessThan(25 * MEGABYTE);
    const before = heldBytes();
    const sockets = await Promise.all(
      readers.flatMap((reader) =>
        Array.from({ length: 4 }, () => downloadWithoutReading(reader, id)),
      ),
    );
    const statuses = await Promise.all(sockets.map(statusOf));
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    // At first the operating system takes megabytes for each connection; then nothing is read from the disk any more.
    const addedBytes = () => heldBytes() - before;
    await expect.poll(addedBytes, { timeout: 10_000 }).toBeLessThan(30 * MEGABYTE);
    for (const socket of sockets) socket.destroy();
  });
});

describe('GET /api/files/{id} — a client that stops reading', () => {
  const { files, opened } = countingFiles();
  const readPace = { withinMs: 300, leastBytes: 1000 };
  const product = useProduct({}, { files, readPace });

  it('is disconnected, and its file is closed', async () => {
    const chat = await newStartedRequest(product());
    const id = await sentDocument(chat, PDF_OF_19_MB);
    const socket = await downloadWithoutReading(chat.owner, id);
    expect(await statusOf(socket)).toBe(200);
    expect(opened()).toBe(1);
    await expect.poll(opened).toBe(0);
    // Whatever was on its way comes, then the end of the connection.
    const closed = once(socket, 'close');
    socket.resume();
    await closed;
  });
});
