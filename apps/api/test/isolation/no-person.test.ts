import type pg from 'pg';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingAs, withoutPerson, withoutPersonIn } from '../../src/access/acting.ts';
import {
  inTransaction,
  openDatabase,
  rowsOf,
  type Database,
  type Queryable,
} from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { useProduct } from '../product.ts';
import { guardedTables, writableColumns } from './tables.ts';
import { newTenant, type Tenant } from './two-tenants.ts';

describe('database access without a person', () => {
  const product = useProduct();
  let tenant: Tenant;
  let pool: pg.Pool;
  let db: Database;

  beforeAll(async () => {
    tenant = await newTenant(product(), 'Nord');
    // One connection, so that a setting left by one statement would affect the next.
    pool = openPool({ connectionString: product().databaseUrl, max: 1 }, () => {});
    db = openDatabase(pool);
  });
  afterAll(() => pool.end());

  const vets = () => actingAs(db, { viewer: tenant.vetViewer });
  const conversationsIn = async (where: Queryable) =>
    (await rowsOf(where, sql`select id from conversations`)).length;

  it('sees, changes and deletes nothing in any table', async () => {
    for (const table of await guardedTables(product().pool)) {
      const name = sql.identifier(table);
      const seen = await rowsOf(db, sql`select * from ${name}`);
      const { rowCount } = await db.execute(sql`delete from ${name}`);
      expect({ table, seen, rowCount }).toEqual({ table, seen: [], rowCount: 0 });
    }
    await expect(conversationsIn(vets())).resolves.toBe(2);
  });

  it('cannot insert into any table', async () => {
    const stored = product().pool;
    for (const table of await guardedTables(stored)) {
      const columns = await writableColumns(stored, table);
      const { rows } = await stored.query<{ row: object }>(
        `select to_jsonb(t) as row from ${table} t limit 1`,
      );
      const [one] = rows;
      const writing = pool.query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
        [JSON.stringify(one?.row ?? {})],
      );
      await expect(writing, table).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('inherits nothing from the previous user of the connection', async () => {
    await expect(conversationsIn(vets())).resolves.toBe(2);
    await expect(conversationsIn(db)).resolves.toBe(0);
    await expect(conversationsIn(withoutPerson(db, 'jobs'))).resolves.toBe(3);
    await expect(conversationsIn(db)).resolves.toBe(0);
    await inTransaction(vets(), async (tx) => expect(await conversationsIn(tx)).toBe(2));
    await expect(conversationsIn(db)).resolves.toBe(0);
    await expect(rowsOf(vets(), sql`select 1 / ${0}::int as one`)).rejects.toMatchObject({
      cause: { code: '22012' },
    });
    await expect(conversationsIn(db)).resolves.toBe(0);
    await inTransaction(vets(), () => Promise.reject(new Error('on purpose'))).catch(() => {});
    await expect(conversationsIn(db)).resolves.toBe(0);
  });

  it('bypasses isolation in a transaction only inside withoutPersonIn', async () => {
    const nobody = actingAs(db, { viewer: null });
    await inTransaction(nobody, async (tx) => {
      expect(await conversationsIn(tx)).toBe(0);
      expect(await withoutPersonIn(tx, 'family', conversationsIn)).toBe(3);
      // The end of an inner call does not end the outer one.
      await withoutPersonIn(tx, 'family', async (open) => {
        await withoutPersonIn(open, 'limits', conversationsIn);
        expect(await conversationsIn(open)).toBe(3);
      });
      expect(await conversationsIn(tx)).toBe(0);
    });
    await expect(withoutPersonIn(nobody, 'family', conversationsIn)).resolves.toBe(3);
    await expect(conversationsIn(nobody)).resolves.toBe(0);
  });

  it('returns each person their own rows from a cached prepared statement', async () => {
    const strangers = actingAs(db, { viewer: { ...tenant.vetViewer, facilities: [] } });
    for (let time = 1; time <= 8; time += 1) {
      await expect(conversationsIn(vets()), `time ${time}`).resolves.toBe(2);
      await expect(conversationsIn(strangers), `time ${time}`).resolves.toBe(0);
    }
  });
});
