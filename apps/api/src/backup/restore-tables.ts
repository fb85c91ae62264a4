import { pipeline } from 'node:stream/promises';
import { applyInTransaction } from '@zampa/db/migrate';
import { readMigrations } from '@zampa/db/migration-files';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { BackupHeader, BackupManifest, BackupTable } from './archive-format.ts';
import { BackupProblem } from './backup-problem.ts';
import { copyTarget, readTables } from './snapshot.ts';

const { escapeIdentifier: quote } = pg;

/** Fills an empty database inside the caller's transaction. */
export type TableLoader = {
  /** Appends rows, in the text format of COPY. Only tables of the header. */
  load(table: string, rows: AsyncIterable<Buffer>): Promise<void>;
  /** Sets sequences, and puts constraints, triggers and row-level security back. */
  finish(manifest: BackupManifest): Promise<void>;
};

/**
 * Creates the schema of an archive and prepares its tables to be loaded: without foreign keys, triggers, and rows of
 * migrations. COPY does not work under row-level security, so it is off until the end.
 *
 * @param client the owner of the database, in a transaction
 * @throws {BackupProblem} if the archive has a migration that this version does not know
 */
export async function openTableLoader(
  client: pg.Client,
  header: BackupHeader,
): Promise<TableLoader> {
  await createSchema(client, header);
  const tables = new Map(header.tables.map((table) => [table.name, table]));
  const foreignKeys = await dropForeignKeys(client);
  const isForced = await forcedTables(client);
  const names = header.tables.map(({ name }) => quote(name));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  for (const name of isForced)
    await client.query(`alter table ${quote(name)} no force row level security`);
  await client.query(`truncate ${names.join(', ')}`);
  return {
    async load(name, rows) {
      const table = tables.get(name);
      if (!table) throw new BackupProblem(`The archive has rows of an unknown table, ${name}.`);
      await pipeline(rows, client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)));
    },
    async finish({ sequences }) {
      for (const { name, value } of sequences)
        await client.query('select setval($1::regclass, $2::bigint)', [quote(name), value]);
      for (const { table, name, definition } of foreignKeys)
        await client.query(
          `alter table ${quote(table)} add constraint ${quote(name)} ${definition}`,
        );
      for (const name of isForced)
        await client.query(`alter table ${quote(name)} force row level security`);
      for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    },
  };
}

/** Applies the migrations that the archive's database had; the server applies later ones when it starts. */
async function createSchema(client: pg.Client, header: BackupHeader): Promise<void> {
  const byName = new Map((await readMigrations()).map((migration) => [migration.name, migration]));
  const migrations = header.migrations.map(({ name, checksum }) => {
    const migration = byName.get(name);
    if (migration?.checksum !== checksum)
      throw new BackupProblem(
        `The archive was written by another version of Zampa: this one does not know its migration ${name}. Use that version.`,
      );
    return migration;
  });
  await applyInTransaction(client, migrations);
  const created = (await readTables(client)).map(describeTable);
  const archived = header.tables.map(describeTable);
  const different = archived.find((table) => !created.includes(table));
  if (different !== undefined || created.length !== archived.length)
    throw new BackupProblem(
      `The archive does not fit its migrations: ${different ?? 'it lacks a table'}.`,
    );
}

const describeTable = ({ name, columns }: BackupTable) =>
  `${name} (${columns.toSorted().join(', ')})`;

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

async function dropForeignKeys(client: pg.Client): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select r.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    order by r.relname, c.conname`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${quote(table)} drop constraint ${quote(name)}`);
  return rows;
}

async function forcedTables(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity`,
  );
  return rows.map(({ name }) => name);
}
