import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrCreateSecret } from './secret.ts';

describe('readOrCreateSecret', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-secret-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('creates a secret that only its owner can read, and returns it again', async () => {
    const secret = await readOrCreateSecret(directory);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await readOrCreateSecret(directory)).toBe(secret);
    expect((await stat(join(directory, 'auth-secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(directory)).toEqual(['auth-secret']);
  });

  it('returns the same secret to all processes that start together', async () => {
    const secrets = await Promise.all(
      Array.from({ length: 8 }, () => readOrCreateSecret(directory)),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(directory)).toEqual(['auth-secret']);
  });

  it.each(['', '\n', 'a'.repeat(23)])(
    'refuses %j, which an interrupted start may have left behind',
    async (left) => {
      await writeFile(join(directory, 'auth-secret'), left);
      await expect(readOrCreateSecret(directory)).rejects.toThrow(/auth-secret holds no secret/);
    },
  );
});
