import { readArchive, readAll, type ReadArchive } from './read-archive.ts';
import { createTableCheck } from './table-check.ts';
import type { DecryptionKeys } from './encryption.ts';

/**
 * Reads an archive completely and checks it against its checksums, without writing anything.
 *
 * @throws {BackupProblem} if it is no archive, damaged, incomplete, or the keys are wrong
 */
export async function verifyBackup(path: string, keys: DecryptionKeys): Promise<ReadArchive> {
  const tables = createTableCheck();
  const read = await readArchive(path, keys, {
    start: async () => {},
    async read({ kind, name, content }) {
      if (kind === 'secrets') await readAll(content);
      else for await (const chunk of content) if (kind === 'tables') tables.add(name, chunk);
    },
  });
  tables.compare(read.manifest);
  return read;
}
