import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEvent } from '@zampa/contract/requests/create-event';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { freshDatabase } from '@zampa/testing/database';
import { newStartedRequest, sendChatMessage, type TestRequest } from '@zampa/testing/requests';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createBackup } from '../../src/backup/create-backup.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { verifyBackup } from '../../src/backup/verify-backup.ts';
import type { Files } from '../../src/ports/files.ts';
import { readStored } from '../../src/uploads/read-stored.ts';
import { PDF } from '../files/documents.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { startServer, useProduct } from '../product.ts';
import { checksumsOf, inDirectory, inEmptyInstallation, rulesOf } from './installation.ts';

const WRITERS = 4;

describe('a backup of a running server', () => {
  const files = memoryFiles();
  const product = useProduct({}, { files });
  const source = (dataDirectory: string) => ({
    databaseUrl: product().databaseUrl,
    files,
    dataDirectory,
  });

  it('is restored with equal rows, files, rules and secrets', async () => {
    const database = await freshDatabase();
    const store = memoryFiles();
    const server = await startServer(database.url, {}, { files: store });
    const { owner, id } = await newStartedRequest(server);
    await sendChatMessage(owner, id, 'Backslash \\N, tab\t, line\nfeed, è 🐶');
    await sendFile({ owner, id });
    // No job changes rows any more.
    await server.stop();
    const rows = await checksumsOf(database.pool);
    const rules = await rulesOf(database.pool);
    await inDirectory(async (directory) => {
      const path = join(directory, 'backup');
      await writeFile(join(directory, 'auth-secret'), 'the secret of this installation');
      const from = { databaseUrl: database.url, files: store, dataDirectory: directory };
      const { manifest } = await createBackup(from, path);
      await inEmptyInstallation(async (target, pool) => {
        const restored = await restoreBackup(path, {}, target);
        expect(await checksumsOf(pool)).toEqual(rows);
        expect(await rulesOf(pool)).toEqual(rules);
        expect(restored.manifest).toEqual(manifest);
        expect(await damagedFiles(pool, target.files)).toEqual([]);
        expect(await readFile(join(target.dataDirectory, 'auth-secret'), 'utf8')).toBe(
          'the secret of this installation',
        );
        const again = await createBackup(target, join(directory, 'again'));
        expect(again.manifest.tables).toEqual(manifest.tables);
      });
    });
    await database.drop();
  });

  it('holds one moment under writes: every message answered before it, and each file of its rows', async () => {
    const requests = await Promise.all(
      Array.from({ length: WRITERS }, () => newStartedRequest(product())),
    );
    // Stays, so that the archive holds at least one.
    await Promise.all(requests.slice(0, 1).map(sendFile));
    const answered: string[] = [];
    let isWriting = true;
    const writing = requests.map(async (request) => {
      while (isWriting) {
        const message = await sendChatMessage(request.owner, request.id, 'Written during a backup');
        answered.push(message.id);
        const file = await sendFile(request);
        // Deletes the file again, which the backup may not have copied yet.
        await request.owner.call(deleteEvent, { query: { id: file.id } });
      }
    });
    await expect.poll(() => answered.length).toBeGreaterThan(20);
    await inDirectory(async (directory) => {
      const path = join(directory, 'backup');
      const before = [...answered];
      const { manifest } = await createBackup(source(directory), path);
      isWriting = false;
      await Promise.all(writing);
      expect(answered.length).toBeGreaterThan(before.length);
      expect(manifest.files.missing).toBe(0);
      await inEmptyInstallation(async (target, pool) => {
        await restoreBackup(path, {}, target);
        const { rows } = await pool.query<{ id: string }>('select id::text from events');
        const restored = new Set(rows.map(({ id }) => id));
        expect(before.filter((id) => !restored.has(id))).toEqual([]);
        expect(await damagedFiles(pool, target.files)).toEqual([]);
        const { rows: gaps } = await pool.query(
          `select c.id from conversations c join events e on e.conversation_id = c.id
          group by c.id having max(e.seq) <> c.last_seq`,
        );
        expect(gaps).toEqual([]);
      });
      await verifyBackup(path, {});
    });
  });

  it('deletes files once the backup has ended', async () => {
    product().clock.advance(5 * 60 + 1);
    await expect
      .poll(async () => {
        const { rows } = await product().pool.query<{ id: string }>('select id::text from files');
        const named = new Set(rows.map(({ id }) => id));
        return files.names().filter((name) => !named.has(name));
      })
      .toEqual([]);
  });
});

const sendFile = ({ owner, id }: Pick<TestRequest, 'owner' | 'id'>) =>
  owner.call(createEvent, {
    body: { type: 'CHAT', parent_id: id, payload: { message: randomUUID() } },
    image: { bytes: PDF, name: 'a.pdf' },
  });

/** Returns the ids of documents whose bytes are missing or differ from the digest in their row. */
async function damagedFiles(pool: pg.Pool, store: Files): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string; sha256: string }>(
    'select id::text, sha256 from files',
  );
  expect(rows.length).toBeGreaterThan(0);
  const checked = await Promise.all(
    rows.map(async ({ id, sha256 }) => {
      const bytes = await readStored(store, id);
      return bytes && createHash('sha256').update(bytes).digest('hex') === sha256 ? [] : [id];
    }),
  );
  return checked.flat();
}
