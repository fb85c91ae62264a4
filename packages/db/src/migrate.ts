import type { ClientBase, Pool, PoolClient } from 'pg';
import { type Migration, readMigrations } from './migration-files.ts';
import { setSessionReason } from './without-person.ts';

/**
 * Key of the advisory lock held while migrating, so that servers starting together take turns. An arbitrary constant.
 */
const ADVISORY_LOCK = 7_265_309;

type Applied = { name: string; checksum: string };

/**
 * Migrates a database to the schema of this version. Does nothing if it is up to date.
 *
 * Each file runs in its own transaction. Several processes may call this concurrently.
 *
 * @returns the names applied by this call, in order
 */
export async function migrate(pool: Pool, files?: Migration[]): Promise<string[]> {
  const migrations = files ?? (await readMigrations());
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await setSessionReason(client, 'migrations');
    return await applyMissing(client, migrations);
  } finally {
    // Ends the session and so releases the lock, even if the connection failed.
    client.release(true);
  }
}

/**
 * Applies migrations to an empty database inside the caller's transaction, so that a failure leaves no trace.
 *
 * @param client in a transaction
 */
export async function applyInTransaction(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  await createMigrationTable(client);
  for (const migration of migrations) await run(client, migration);
}

const createMigrationTable = (client: ClientBase) =>
  client.query(
    `create table if not exists schema_migrations (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );

async function applyMissing(client: PoolClient, migrations: Migration[]): Promise<string[]> {
  await createMigrationTable(client);
  const { rows: applied } = await client.query<Applied>(
    'select name, checksum from schema_migrations',
  );
  assertSameMigrations(migrations, applied);
  const appliedNames = new Set(applied.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !appliedNames.has(name));
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

function assertSameMigrations(migrations: Migration[], applied: Applied[]): void {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of applied) {
    if (!checksums.has(name))
      throw new Error(
        `The database has the migration ${name}, which this version of Zampa does not know. Start a newer version.`,
      );
    if (checksums.get(name) !== checksum)
      throw new Error(
        `The migration ${name} was edited after it had been applied to this database. Restore the file and add a new one.`,
      );
  }
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await run(client, migration);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${migration.name} failed and was rolled back.`, { cause });
  }
}

async function run(client: ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    name,
    checksum,
  ]);
}
