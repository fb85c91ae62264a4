import type pg from 'pg';

/** Tables that background jobs or reads write at any time, and catalogs that no call writes. */
const EXCLUDED_TABLES = [
  'rate_counters',
  'outbox',
  'audit_events',
  'audit_queue',
  'audit_seals',
  'due_items',
  'due_refreshes',
  'notifications',
  'mailbox_letters',
  'sandbox_billing',
  'schema_migrations',
  'species',
  'breeds',
  'coats',
  'origins',
  'facility_types',
];

export type TableSnapshot = {
  /** Returns a checksum of all rows per table. */
  checksums(): Promise<Readonly<Record<string, string>>>;
  /** Restores all tables to the snapshot. */
  restore(): Promise<void>;
};

export async function snapshotTables(pool: pg.Pool): Promise<TableSnapshot> {
  const { rows } = await pool.query<TableColumns>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
      and a.attgenerated = ''
    group by c.relname`,
    [EXCLUDED_TABLES],
  );
  const tables = rows.map(({ name }) => name);
  const copies = tables.map((name) => `create table kept.${name} as table public.${name}`);
  await pool.query(['create schema kept', ...copies].join(';'));
  return {
    checksums: () => readChecksums(pool, tables),
    async restore() {
      await pool.query(restoreSql(rows));
    },
  };
}

async function readChecksums(pool: pg.Pool, tables: readonly string[]) {
  const each = tables.map(
    (name) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`,
  );
  const { rows } = await pool.query<{ name: string; sum: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** Table with its columns, except generated ones. */
type TableColumns = { readonly name: string; readonly columns: string };

function restoreSql(tables: readonly TableColumns[]): string {
  const each = tables.flatMap(({ name, columns }) => [
    `delete from public.${name}`,
    `insert into public.${name} (${columns}) select ${columns} from kept.${name}`,
  ]);
  return [
    'begin',
    // Rows refer to each other: disable foreign keys until all are restored.
    'set local session_replication_role = replica',
    // A job may hold a row and wait for another: let the job lose the deadlock and retry.
    `set local deadlock_timeout = '1min'`,
    ...each,
    'commit',
  ].join(';');
}
