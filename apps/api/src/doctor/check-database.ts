import { readMigrations } from '@zampa/db/migration-files';
import pg from 'pg';
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts';

const OLDEST_POSTGRES = 150_000;
const EXTENSIONS = ['unaccent', 'pg_trgm', 'btree_gin', 'btree_gist'];
const PREPARE = 'Run packages/db/administration/prepare-database.sql in it as an administrator.';
const CONNECT_WITHIN_MS = 10_000;
/** Sign-in codes and tokens are compared with times of both clocks. */
const CLOCK_WARNING_SECONDS = 2;
const CLOCK_ERROR_SECONDS = 30;

/** Checks version, extensions, migrations, role, row-level security and clock of the database. */
export async function checkDatabase(
  databaseUrl: string,
  production: boolean,
): Promise<readonly Finding[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: CONNECT_WITHIN_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    return [
      problem(
        'database',
        `does not answer: ${reasonOf(error)}`,
        'Check DATABASE_URL, and that the server runs and accepts this account.',
      ),
    ];
  }
  try {
    return [
      await checkVersion(client),
      await checkClock(client),
      await checkExtensions(client),
      await checkMigrations(client),
      await checkRole(client, production),
      await checkRowSecurity(client),
    ];
  } finally {
    await client.end();
  }
}

async function checkVersion(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number,
      current_setting('server_version') as name`,
  );
  const { number = 0, name = 'unknown' } = rows[0] ?? {};
  return number >= OLDEST_POSTGRES
    ? ok('database', `PostgreSQL ${name} answers`)
    : problem('database', `PostgreSQL ${name} is too old`, 'Use PostgreSQL 15 or newer.');
}

async function checkClock(client: pg.Client): Promise<Finding> {
  const before = Date.now();
  const { rows } = await client.query<{ ms: string }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms',
  );
  const here = (before + Date.now()) / 2;
  const seconds = Math.abs(Number(rows[0]?.ms) - here) / 1000;
  const detail = `${seconds.toFixed(1)} s between this machine and the database`;
  const remedy = 'Synchronize both clocks, for example with chrony or systemd-timesyncd.';
  if (seconds >= CLOCK_ERROR_SECONDS) return problem('clock', detail, remedy);
  return seconds >= CLOCK_WARNING_SECONDS ? warning('clock', detail, remedy) : ok('clock', detail);
}

async function checkExtensions(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string }>('select extname as name from pg_extension');
  const missing = EXTENSIONS.filter((each) => !rows.some(({ name }) => name === each));
  return missing.length > 0
    ? problem('extensions', `missing: ${missing.join(', ')}`, PREPARE)
    : ok('extensions', EXTENSIONS.join(', '));
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const migrations = await readMigrations();
  const { rows: found } = await client.query<{ table: string | null }>(
    `select to_regclass('public.schema_migrations')::text as "table"`,
  );
  const begin = 'Start Zampa: it applies them.';
  if (!found[0]?.table) return warning('migrations', `none of ${migrations.length} applied`, begin);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const foreign = rows.filter(({ name, checksum }) => checksums.get(name) !== checksum);
  const [first] = foreign;
  if (first)
    return problem(
      'migrations',
      `this version of Zampa does not know ${first.name}`,
      'Start the version that applied it, or a newer one.',
    );
  const waiting = migrations.length - rows.length;
  return waiting > 0
    ? warning('migrations', `${waiting} of ${migrations.length} wait`, begin)
    : ok('migrations', `all ${migrations.length} applied`);
}

async function checkRole(client: pg.Client, production: boolean): Promise<Finding> {
  const { rows } = await client.query<{ name: string; bypasses: boolean }>(
    `select rolname as name, rolsuper or rolbypassrls as bypasses
    from pg_roles where rolname = current_user`,
  );
  const { name = '', bypasses = false } = rows[0] ?? {};
  if (!bypasses) return ok('role', `${name} is an ordinary role`);
  const remedy = 'Use a role that is neither superuser nor has BYPASSRLS (docs/operations.md).';
  const detail = `${name} bypasses row-level security`;
  return production ? problem('role', detail, remedy) : warning('role', detail, remedy);
}

/** A table with policies that are not forced shows its owner, our role, all rows. */
async function checkRowSecurity(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string; isSafe: boolean }>(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isSafe"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_policy p where p.polrelid = c.oid)`,
  );
  const open = rows.filter(({ isSafe }) => !isSafe).map(({ name }) => name);
  return open.length > 0
    ? problem(
        'row security',
        `not forced on ${open.join(', ')}`,
        'Run "alter table … enable row level security, force row level security" on each.',
      )
    : ok('row security', `forced on ${rows.length} tables`);
}
