import { copyFile, readdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newStartedRequest, sendChatMessage } from '@zampa/testing/requests';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackup } from '../../src/backup/create-backup.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { verifyBackup } from '../../src/backup/verify-backup.ts';
import { namesIn } from '../files/compare-stored-files.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { startProduct, type Product } from '../product.ts';
import { inDirectory, inEmptyInstallation } from './installation.ts';

const PASSPHRASE = 'correct horse battery';
const TEXT = 'A message in every archive';

describe('an archive', () => {
  let product: Product;
  let conversationId: string;
  const files = memoryFiles();
  beforeAll(async () => {
    product = await startProduct({}, { files });
    const { owner, id } = await newStartedRequest(product);
    await sendChatMessage(owner, id, TEXT);
    conversationId = id;
  });
  afterAll(() => product.stop());

  const backUp = (path: string, keys = {}) =>
    createBackup({ databaseUrl: product.databaseUrl, files, dataDirectory: '/none' }, path, keys);

  /** Restores into an empty place and returns the message; checks that nothing is left after an error. */
  const restore = (path: string, keys = {}) =>
    inEmptyInstallation(async (target, pool) => {
      try {
        await restoreBackup(path, keys, target);
      } catch (error) {
        const { rows } = await pool.query(
          `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
        );
        expect(rows, 'tables after a failed restoration').toEqual([]);
        expect(await namesIn(target.dataDirectory)).toEqual([]);
        throw error;
      }
      const { rows } = await pool.query<{ text: string }>(
        'select row_to_json(e)::text as text from events e where conversation_id = $1',
        [conversationId],
      );
      return rows.map(({ text }) => text).join();
    });

  it('is not written over an existing file', () =>
    inDirectory(async (directory) => {
      const path = join(directory, 'backup');
      await writeFile(path, 'precious');
      await expect(backUp(path)).rejects.toThrow('exists already');
      expect(await readFile(path, 'utf8')).toBe('precious');
    }));

  it('is not left half written on a full disk', () =>
    inDirectory(async (directory) => {
      const path = join(directory, 'backup');
      // Every write to this device fails as on a full disk.
      await symlink('/dev/full', `${path}.partial`);
      await expect(backUp(path)).rejects.toThrow('the disk is full');
      expect(await readdir(directory)).toEqual([]);
      await backUp(path);
      expect(await readdir(directory)).toEqual(['backup']);
    }));

  it('of another kind of file is refused', () =>
    inDirectory(async (directory) => {
      const path = join(directory, 'backup');
      await writeFile(path, 'PK\u0003\u0004 something else');
      await expect(restore(path)).rejects.toThrow('is not a backup of Zampa');
      await expect(restore(join(directory, 'none'))).rejects.toThrow('cannot be read');
    }));

  it('that was cut anywhere is refused', () =>
    inDirectory(async (directory) => {
      const whole = join(directory, 'whole');
      const { bytes } = await backUp(whole);
      for (const length of [0, 3, 100, Math.floor(bytes / 2), bytes - 20, bytes - 1]) {
        const path = join(directory, `cut-${length}`);
        await copyFile(whole, path);
        await truncate(path, length);
        await expect(restore(path), `${length} of ${bytes} bytes`).rejects.toThrow(
          /damaged or incomplete|is not a backup/,
        );
      }
      expect(await restore(whole)).toContain(TEXT);
    }));

  it('that was changed anywhere is refused', () =>
    inDirectory(async (directory) => {
      const whole = join(directory, 'whole');
      const { bytes } = await backUp(whole);
      const content = await readFile(whole);
      for (const share of [0.001, 0.1, 0.4, 0.7, 0.99]) {
        const path = join(directory, `changed-${share}`);
        const at = Math.floor(bytes * share);
        const changed = Buffer.from(content);
        changed[at] = (changed[at] ?? 0) ^ 0x10;
        await writeFile(path, changed);
        await expect(restore(path), `byte ${at} of ${bytes}`).rejects.toThrow(
          /damaged or incomplete/,
        );
      }
    }));

  it('is restored into an empty place only', () =>
    inDirectory(async (directory) => {
      const path = join(directory, 'backup');
      await backUp(path);
      const occupied = { databaseUrl: product.databaseUrl, files, dataDirectory: directory };
      await expect(restoreBackup(path, {}, occupied)).rejects.toThrow('The database is not empty');
      await inEmptyInstallation(async (target) => {
        await target.files.write('0-other', Buffer.from('a file'));
        await expect(restoreBackup(path, {}, target)).rejects.toThrow(
          'The store of uploaded files is not empty',
        );
      });
    }));

  it('for a recipient opens with its private key only', () =>
    inDirectory(async (directory) => {
      const path = join(directory, 'backup');
      const [identity, other] = await Promise.all([generateIdentity(), generateIdentity()]);
      await backUp(path, { recipient: await identityToRecipient(identity) });
      expect((await readFile(path)).includes(TEXT)).toBe(false);
      await expect(restore(path)).rejects.toThrow('The archive is encrypted');
      await expect(restore(path, { identity: other })).rejects.toThrow('private key is wrong');
      const changed = await readFile(path);
      changed[changed.length - 100] = (changed.at(-100) ?? 0) ^ 1;
      await writeFile(`${path}-changed`, changed);
      await expect(restore(`${path}-changed`, { identity })).rejects.toThrow('damaged');
      expect(await restore(path, { identity })).toContain(TEXT);
    }));

  it('with a passphrase opens with it only', () =>
    inDirectory(async (directory) => {
      const path = join(directory, 'backup');
      await backUp(path, { passphrase: PASSPHRASE });
      await expect(verifyBackup(path, { passphrase: `${PASSPHRASE}!` })).rejects.toThrow(
        'the passphrase or private key is wrong',
      );
      expect(
        (await verifyBackup(path, { passphrase: PASSPHRASE })).manifest.entries,
      ).toBeGreaterThan(10);
    }));

  it('is refused for a wrong recipient, without a file', () =>
    inDirectory(async (directory) => {
      const path = join(directory, 'backup');
      await expect(backUp(path, { recipient: 'age1nobody' })).rejects.toThrow(
        'is not a public key of age',
      );
      expect(await readdir(directory)).toEqual([]);
    }));
});
