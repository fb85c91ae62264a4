import type pg from 'pg';

/** Counters, what jobs write whenever they come to it, and what no call ever writes. */
const LEFT_ALONE = [
  'rate_counters',
  'outbox',
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

export type KeptTables = {
  /** What every row of every table says now, in one sum per table. */
  sums(): Promise<Readonly<Record<string, string>>>;
  /** Makes all tables hold again what they held when they were kept. */
  putBack(): Promise<void>;
};

export async function keepTables(pool: pg.Pool): Promise<KeptTables> {
  const { rows } = await pool.query<Kept>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
      and a.attgenerated = ''
    group by c.relname`,
    [LEFT_ALONE],
  );
  const tables = rows.map(({ name }) => name);
  const copies = tables.map((name) => `create table kept.${name} as table public.${name}`);
  await pool.query(['create schema kept', ...copies].join(';'));
  return {
    sums: () => sumsOf(pool, tables),
    async putBack() {
      await pool.query(restoring(rows));
    },
  };
}

async function sumsOf(pool: pg.Pool, tables: readonly string[]) {
  const each = tables.map(
    (name) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`,
  );
  const { rows } = await pool.query<{ name: string; sum: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** A table, and its columns but for those that follow from others. */
type Kept = { readonly name: string; readonly columns: string };

function restoring(tables: readonly Kept[]): string {
  const each = tables.flatMap(({ name, columns }) => [
    `delete from public.${name}`,
    `insert into public.${name} (${columns}) select ${columns} from kept.${name}`,
  ]);
  return [
    'begin',
    // Rows refer to each other: none is checked before all are back.
    'set local session_replication_role = replica',
    // A job may hold a row and wait for another: it is the one that yields, and is done again.
    `set local deadlock_timeout = '1min'`,
    ...each,
    'commit',
  ].join(';');
}
