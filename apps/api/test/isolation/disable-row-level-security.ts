import type pg from 'pg';

/** Disables row-level security on all tables, so that only the predicates of the queries separate tenants. */
export async function disableRowLevelSecurity(pool: pg.Pool): Promise<void> {
  await pool.query(`do $$
    declare guarded record;
    begin
      for guarded in select oid::regclass as name from pg_class where relrowsecurity loop
        execute format('alter table %s disable row level security', guarded.name);
      end loop;
    end $$`);
}
