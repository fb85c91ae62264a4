import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MIGRATIONS, readMigrations } from '@zampa/db/migration-files';
import { readLanded } from './checks/landed-migrations.ts';

// `npm run land-migrations`: adds the new migrations to the list of those that are never edited again.
const landed = await readLanded(MIGRATIONS);
const found = await readMigrations();
const list = Object.fromEntries(
  found.map(({ name, checksum }) => [name, landed.get(name) ?? checksum]),
);
await writeFile(join(MIGRATIONS, 'checksums.json'), `${JSON.stringify(list, null, 2)}\n`);
