import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrations } from '@zampa/db/migration-files';
import type { Check } from './check.ts';

/**
 * A landed migration has run on production databases: it is never edited, renamed or removed.
 *
 * `packages/db/migrations/checksums.json` lists the landed migrations by name. The author who lands
 * a new one adds it with `npm run land-migrations`.
 */
export const landedMigrations: Check = {
  name: 'landed migrations',
  async run(root) {
    const directory = join(root, 'packages', 'db', 'migrations');
    const found = new Map(
      (await readMigrations(directory)).map((each) => [each.name, each.checksum]),
    );
    const landed = await readLanded(directory);
    const edited = [...landed].filter(([name, checksum]) => found.get(name) !== checksum);
    const unlisted = [...found.keys()].filter((name) => !landed.has(name));
    const problems = [
      ...edited.map(
        ([name]) =>
          `${name}: has landed and is not what it was. Restore it and add a new migration.`,
      ),
      ...unlisted.map(
        (name) => `${name}: is not listed in checksums.json. Run npm run land-migrations.`,
      ),
    ];
    return problems.join('\n') || null;
  },
};

export async function readLanded(directory: string): Promise<Map<string, string>> {
  const file = join(directory, 'checksums.json');
  if (!existsSync(file)) return new Map();
  return new Map(
    Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>),
  );
}
