import { randomBytes, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../ports/files.ts';
import { readStored } from '../../uploads/read-stored.ts';

/** Contract tests that every `Files` adapter passes. */
export function testFilesContract(name: string, open: () => Promise<Files>): void {
  describe(`${name} as file storage`, () => {
    let files: Files;
    beforeAll(async () => {
      files = await open();
    });

    it.each([
      { why: 'a small one', size: 3 },
      { why: 'an empty one', size: 0 },
      { why: 'one of many megabytes', size: 9_000_001 },
    ])('returns $why byte for byte', async ({ size }) => {
      const [id, bytes] = [randomUUID(), randomBytes(size)];
      await files.write(id, bytes);
      expect((await readStored(files, id))?.equals(bytes)).toBe(true);
    });

    it.each([
      { part: 'the beginning', range: { first: 0, last: 2 }, content: 'abc' },
      { part: 'the middle', range: { first: 3, last: 3 }, content: 'd' },
      { part: 'the end', range: { first: 4, last: 5 }, content: 'ef' },
    ])('gives $part of a file, with its size', async ({ range, content }) => {
      const id = randomUUID();
      await files.write(id, Buffer.from('abcdef'));
      const opened = await files.open(id, range);
      expect(opened?.size).toBe(content.length);
      expect(opened && (await text(opened.content))).toBe(content);
    });

    it('gives the size of a whole file before its content', async () => {
      const id = randomUUID();
      await files.write(id, Buffer.alloc(100_000));
      const opened = await files.open(id);
      expect(opened?.size).toBe(100_000);
      opened?.content.destroy();
    });

    it('stores each file under its own id', async () => {
      const entries = Array.from({ length: 20 }, () => ({
        id: randomUUID(),
        bytes: randomBytes(50),
      }));
      await Promise.all(entries.map(({ id, bytes }) => files.write(id, bytes)));
      const found = await Promise.all(entries.map(({ id }) => readStored(files, id)));
      expect(found).toEqual(entries.map(({ bytes }) => bytes));
    });

    it('overwrites a file', async () => {
      const id = randomUUID();
      await files.write(id, Buffer.from('first'));
      await files.write(id, Buffer.from('second'));
      expect((await readStored(files, id))?.toString()).toBe('second');
    });

    it('returns null for an id that was never used or was removed', async () => {
      const id = randomUUID();
      expect(await readStored(files, id)).toBeNull();
      await files.write(id, Buffer.from('gone soon'));
      await files.remove(id);
      expect(await readStored(files, id)).toBeNull();
    });

    it('lists every stored name, and no removed one', async () => {
      const ids = Array.from({ length: 10 }, () => randomUUID());
      for (const id of ids) await files.write(id, Buffer.from(id));
      await files.remove(ids[0] ?? '');
      const listed: string[] = [];
      for await (const names of files.list()) listed.push(...names);
      expect(listed).toEqual(expect.arrayContaining(ids.slice(1)));
      expect(listed).not.toContain(ids[0]);
      expect(new Set(listed).size).toBe(listed.length);
    });

    it('removes a missing file without an error', async () => {
      await expect(files.remove(randomUUID())).resolves.toBeUndefined();
    });
  });
}
