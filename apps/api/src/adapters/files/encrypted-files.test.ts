import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../ports/files.ts';
import { readStored } from '../../uploads/read-stored.ts';
import { diskFiles } from './disk-files.ts';
import { encryptedFiles } from './encrypted-files.ts';
import { testFilesContract } from './files.contract.ts';

describe('encryptedFiles', () => {
  const key = randomBytes(32);
  let directory = '';
  let plain: Files;
  let files: Files;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-encrypted-'));
    plain = diskFiles(directory);
    files = encryptedFiles(plain, async () => key);
  });
  afterAll(() => rm(directory, { recursive: true }));

  testFilesContract('an encrypted disk', async () => files);

  /** Returns the stored bytes of a new file. */
  async function storedBytes(id: string, bytes: Buffer): Promise<Buffer> {
    await files.write(id, bytes);
    return (await readStored(plain, id)) ?? Buffer.alloc(0);
  }

  it('leaves nothing readable in the store, and encrypts equal files differently', async () => {
    const bytes = Buffer.from('the X-ray of Pluto '.repeat(3000));
    const one = await storedBytes(randomUUID(), bytes);
    const other = await storedBytes(randomUUID(), bytes);
    expect(one.includes('Pluto')).toBe(false);
    expect(one.equals(other)).toBe(false);
  });

  it('reads files that were stored before without encryption, whole and in parts', async () => {
    const id = randomUUID();
    await plain.write(id, Buffer.from('stored before'));
    expect((await readStored(files, id))?.toString()).toBe('stored before');
    const part = await files.open(id, { first: 7, last: 12 });
    expect(part && (await buffer(part.content)).toString()).toBe('before');
  });

  it.each([
    { first: 0, last: 0 },
    { first: 16_383, last: 16_384 },
    { first: 16_384, last: 32_767 },
    { first: 5, last: 49_999 },
    { first: 49_999, last: 80_000 },
  ])('gives bytes $first to $last of 50,000', async (range) => {
    const [id, bytes] = [randomUUID(), randomBytes(50_000)];
    await files.write(id, bytes);
    const opened = await files.open(id, range);
    const expected = bytes.subarray(range.first, range.last + 1);
    expect(opened?.size).toBe(expected.length);
    expect(opened && (await buffer(opened.content)).equals(expected)).toBe(true);
  });

  it.each([
    {
      change: 'another byte',
      at: (stored: Buffer) => stored.with(40_000, 1 ^ (stored[40_000] ?? 0)),
    },
    { change: 'a cut', at: (stored: Buffer) => stored.subarray(0, -1) },
    { change: 'another size', at: (stored: Buffer) => stored.with(31, 1 ^ (stored[31] ?? 0)) },
    {
      change: 'exchanged chunks',
      at: (stored: Buffer) =>
        Buffer.concat([
          stored.subarray(0, 32),
          stored.subarray(32 + 16_400, 32 + 32_800),
          stored.subarray(32, 32 + 16_400),
          stored.subarray(32 + 32_800),
        ]),
    },
  ])('refuses $change', async ({ at }) => {
    const id = randomUUID();
    const stored = await storedBytes(id, randomBytes(50_000));
    await plain.write(id, Buffer.from(at(stored)));
    await expect(readStored(files, id)).rejects.toThrow(/unable to authenticate|cut off/);
  });

  it('refuses the content of another file, and another key', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    const stored = await storedBytes(id, Buffer.from('content'));
    await plain.write(other, stored);
    await expect(readStored(files, other)).rejects.toThrow('unable to authenticate');
    const wrong = encryptedFiles(plain, async () => randomBytes(32));
    await expect(readStored(wrong, id)).rejects.toThrow('unable to authenticate');
  });
});
