import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../ports/files.ts';

/** Tests what every place for files promises; each adapter passes it. */
export function keepsItsPromises(name: string, open: () => Promise<Files>): void {
  describe(`${name} keeps files`, () => {
    let files: Files;
    beforeAll(async () => {
      files = await open();
    });

    it.each([
      { why: 'a small one', size: 3 },
      { why: 'an empty one', size: 0 },
      { why: 'one of many megabytes', size: 9_000_001 },
    ])('gives $why back byte for byte', async ({ size }) => {
      const [id, bytes] = [randomUUID(), randomBytes(size)];
      await files.put(id, bytes);
      expect((await files.get(id))?.equals(bytes)).toBe(true);
    });

    it('keeps each under its own name', async () => {
      const kept = Array.from({ length: 20 }, () => ({ id: randomUUID(), bytes: randomBytes(50) }));
      await Promise.all(kept.map(({ id, bytes }) => files.put(id, bytes)));
      const found = await Promise.all(kept.map(({ id }) => files.get(id)));
      expect(found).toEqual(kept.map(({ bytes }) => bytes));
    });

    it('takes the later content of one name', async () => {
      const id = randomUUID();
      await files.put(id, Buffer.from('first'));
      await files.put(id, Buffer.from('second'));
      expect((await files.get(id))?.toString()).toBe('second');
    });

    it('has nothing under a name that was never used, or was removed', async () => {
      const id = randomUUID();
      expect(await files.get(id)).toBeNull();
      await files.put(id, Buffer.from('gone soon'));
      await files.remove(id);
      expect(await files.get(id)).toBeNull();
    });

    it('removes what is not there without an error', async () => {
      await expect(files.remove(randomUUID())).resolves.toBeUndefined();
    });
  });
}
