import { setSessionReason } from '@zampa/db/without-person';
import pg from 'pg';
import { BACKUP_LOCK } from '../db/backup-lock.ts';
import { BackupProblem } from './backup-problem.ts';
import { FORMAT, type BackupHeader, type BackupTable } from './archive-format.ts';

/** Another session holds the lock for this long if it deletes files; a backup holds it until it ends. */
const LOCK_WITHIN_MS = 60_000;

/** Settings with which rows are written and read as the same text on every server. */
const TEXT_FORMAT = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 3; set bytea_output = 'hex'; set client_encoding = 'UTF8';
  set idle_in_transaction_session_timeout = 0; set statement_timeout = 0;`;

/** Opens a connection that sees all rows, for a backup or a restoration alone. */
export async function openBackupSession(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'zampa backup' });
  // A lost connection also fails the running query, which reports it.
  client.on('error', () => {});
  await client.connect();
  await client.query(TEXT_FORMAT);
  await setSessionReason(client, 'backup');
  return client;
}

/**
 * Begins a snapshot: from now on the connection sees the database as it is at this moment, and no file of it is deleted.
 *
 * @throws if another backup runs, or the database has no tables
 */
export async function beginSnapshot(client: pg.Client): Promise<BackupHeader> {
  await lockForBackup(client);
  await client.query('begin isolation level repeatable read, read only');
  const { rows } = await client.query<{ takenAt: Date; postgres: string }>(
    `select now() as "takenAt", current_setting('server_version') as postgres`,
  );
  const [moment] = rows;
  const tables = await readTables(client);
  if (!moment || tables.length === 0)
    throw new BackupProblem('The database is empty: there is nothing to back up.');
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  const { takenAt, postgres } = moment;
  return { format: FORMAT, takenAt: takenAt.toISOString(), postgres, migrations, tables };
}

async function lockForBackup(client: pg.Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = ${LOCK_WITHIN_MS}`);
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
    await client.query('set lock_timeout = 0');
  } catch (cause) {
    const isHeld = cause instanceof Error && 'code' in cause && cause.code === '55P03';
    if (!isHeld) throw cause;
    throw new BackupProblem('Another backup of this database is running.', { cause });
  }
}

/** Returns our tables with the columns that are stored, in alphabetical order. */
export async function readTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`,
  );
  return rows;
}

/** Returns the sequences that have been used. Read after all tables: sequences do not belong to a snapshot. */
export async function readSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows;
}

/** Returns the ids of all stored files. Rows without a digest were never uploaded. */
export async function readFileIds(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<[string]>({
    text: `select id::text from files where sha256 <> '' order by id`,
    rowMode: 'array',
  });
  return rows.map(([id]) => id);
}

/** Quotes a table and its columns for a COPY statement. */
export const copyTarget = ({ name, columns }: BackupTable) =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
