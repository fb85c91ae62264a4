import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newOwner } from '@zampa/testing/people';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listArchives } from '../../src/backup/archive-directory.ts';
import { verifyBackup } from '../../src/backup/verify-backup.ts';
import { startProduct } from '../product.ts';

const QUICK = { schedulesEveryMs: 50 };

describe('scheduled backups', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'zampa-scheduled-'));
  });
  afterEach(() => rm(parent, { recursive: true }));

  const metricsOf = async ({ address }: { readonly address: string }) =>
    (await fetch(`${address}/metrics`)).text();

  it('write complete archives, show the age of the last one and delete old ones', async () => {
    const directory = join(parent, 'backups');
    const product = await startProduct({ BACKUP_DIR: directory, BACKUP_KEEP: '1' }, QUICK);
    try {
      await newOwner(product);
      const archives = async () => (await listArchives(directory)).map(({ name }) => name);
      await expect.poll(archives).toHaveLength(1);
      const [first = ''] = await archives();
      expect((await verifyBackup(join(directory, first), {})).header.migrations).not.toEqual([]);
      const age = /^backup_age_seconds (.+)$/m.exec(await metricsOf(product))?.[1];
      expect(Number(age)).toBeLessThan(86_400);
      product.clock.advance(25 * 3600);
      await expect.poll(() => readdir(directory)).not.toContain(first);
      await expect.poll(archives).toHaveLength(1);
    } finally {
      await product.stop();
    }
  });

  it('count failures and log them, while the server goes on', async () => {
    const occupied = join(parent, 'file');
    await writeFile(occupied, 'no directory');
    const lines: string[] = [];
    const product = await startProduct(
      { BACKUP_DIR: occupied, LOG_LEVEL: 'warn' },
      { ...QUICK, logStream: { write: (line) => void lines.push(line) } },
    );
    try {
      await expect.poll(() => metricsOf(product)).toContain('backup_failures_total 1');
      expect(await metricsOf(product)).toContain('backup_age_seconds +Inf');
      expect(lines.join('')).toContain('a scheduled backup failed');
      await expect.poll(() => lines.join('')).toContain('there is no backup');
      expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
      expect(await readFile(occupied, 'utf8')).toBe('no directory');
    } finally {
      await product.stop();
    }
  });
});
