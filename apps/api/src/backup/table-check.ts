import { createHash, type Hash } from 'node:crypto';
import type { BackupManifest } from './archive-format.ts';
import { damagedArchive } from './backup-problem.ts';
import { countLines } from './dump-table.ts';

/** Counts and hashes the rows of each table while an archive is read. */
export function createTableCheck() {
  const found = new Map<string, { readonly hash: Hash; rows: number }>();
  const of = (name: string) => {
    const table = found.get(name) ?? { hash: createHash('sha256'), rows: 0 };
    found.set(name, table);
    return table;
  };
  return {
    add(name: string, chunk: Buffer): void {
      const table = of(name);
      table.hash.update(chunk);
      table.rows += countLines(chunk);
    },
    /** Call once. Throws if a table differs from the manifest. */
    compare({ tables }: BackupManifest): void {
      for (const { name, rows, sha256 } of tables) {
        const table = of(name);
        if (table.rows !== rows || table.hash.digest('hex') !== sha256)
          throw damagedArchive(`the rows of ${name} do not match their checksum`);
      }
    },
  };
}
