import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { tablesOf } from './tables.ts';
import { WITHOUT_POLICY } from './without-policy.ts';

describe('database tables', () => {
  const product = useProduct();

  it('have a policy and forced row-level security, except those listed with a reason', async () => {
    const tables = await tablesOf(product().pool);
    const open = tables.filter(
      ({ guarded, forced, policies }) => !(guarded && forced && policies > 0),
    );
    expect(open.map(({ name }) => name)).toEqual(Object.keys(WITHOUT_POLICY).toSorted());
  });

  it('belong to zampa_server, the role of the server, which cannot bypass row-level security', async () => {
    const { rows } = await product().pool.query(
      `select distinct r.rolname as name, r.rolsuper or r.rolbypassrls as free
      from pg_class c join pg_roles r on r.oid = c.relowner
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      union select r.rolname, r.rolsuper or r.rolbypassrls
      from pg_stat_activity a join pg_roles r on r.oid = a.usesysid
      where a.datname = current_database() and a.pid <> pg_backend_pid() and a.usename <> current_user`,
    );
    expect(rows).toEqual([{ name: 'zampa_server', free: false }]);
  });

  it('can use search and calendar indexes under row-level security, because the functions are leakproof', async () => {
    const { rows } = await product().pool.query<{ proname: string }>(
      `select distinct proname from pg_proc where proleakproof and proname in (
        'ts_match_vq', 'range_overlaps', 'tstzrange', 'lower', 'unaccent', 'word_similarity_op',
        'word_similarity_commutator_op', 'arrayoverlap', 'textlike') order by proname`,
    );
    expect(rows).toHaveLength(9);
  });
});
