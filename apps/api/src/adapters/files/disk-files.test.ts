import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from './disk-files.ts';
import { testFilesContract } from './files.contract.ts';

describe('diskFiles', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-files-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  testFilesContract('the disk', async () => diskFiles(directory));

  it('makes files readable by their owner only and leaves no partial file', async () => {
    const own = join(directory, 'own');
    const files = diskFiles(own);
    await Promise.all([1, 2, 3].map((n) => files.write(`file-${n}`, Buffer.from('content'))));
    const names = await readdir(own, { recursive: true });
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await stat(join(own, '-1/file-1'))).mode & 0o777).toBe(0o600);
  });
});
