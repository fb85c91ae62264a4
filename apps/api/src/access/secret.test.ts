import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secretOf } from './secret.ts';

describe('secretOf', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-secret-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('makes one, for its owner alone, and keeps it', async () => {
    const secret = await secretOf(directory);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await secretOf(directory)).toBe(secret);
    expect((await stat(join(directory, 'auth-secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(directory)).toEqual(['auth-secret']);
  });

  it('is the same for all that start together', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => secretOf(directory)));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(directory)).toEqual(['auth-secret']);
  });

  it.each(['', '\n', 'a'.repeat(23)])(
    'refuses %j, which an interrupted start may have left',
    async (left) => {
      await writeFile(join(directory, 'auth-secret'), left);
      await expect(secretOf(directory)).rejects.toThrow(/auth-secret holds no secret/);
    },
  );
});
