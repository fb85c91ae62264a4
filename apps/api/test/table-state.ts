import type pg from 'pg';

/** Counters and the jobs' own book-keeping, which no answer ever shows, and what no call ever writes. */
const LEFT_ALONE = [
  'rate_counters',
  'outbox',
  'mailbox_letters',
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
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [LEFT_ALONE],
  );
  const tables = rows.map(({ name }) => name);
  const copies = tables.map((name) => `create table kept.${name} as table public.${name}`);
  await pool.query(['create schema kept', ...copies].join(';'));
  return {
    sums: () => sumsOf(pool, tables),
    async putBack() {
      await pool.query(restoring(tables));
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

function restoring(tables: readonly string[]): string {
  const each = tables.flatMap((name) => [
    `delete from public.${name}`,
    `insert into public.${name} select * from kept.${name}`,
  ]);
  // Rows refer to each other: none is checked before all are back.
  return ['begin', 'set local session_replication_role = replica', ...each, 'commit'].join(';');
}
