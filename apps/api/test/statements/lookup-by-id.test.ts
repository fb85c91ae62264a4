import { fillOtherClinics } from '@zampa/testing/other-clinics';
import { newVet, type Vet } from '@zampa/testing/people';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../src/db/database.ts';
import { lookupById } from '../../src/db/lookup-by-id.ts';
import { useProduct } from '../product.ts';
import { PageCounter } from './page-counter.ts';

describe('lookup of people by id', () => {
  const product = useProduct();
  let vet: Vet;
  let stranger: string;
  let pages: PageCounter;
  beforeAll(async () => {
    const { pool } = product();
    vet = await newVet(product());
    pages = new PageCounter(product());
    await fillOtherClinics(pool, vet.facility.id, { clinics: 100, events: 4 });
    await pool.query('vacuum analyze users');
    const { rows } = await pool.query<{ id: string }>(
      `select id from users where first_name = 'Owner' limit 1`,
    );
    stranger = rows[0]?.id ?? '';
  });
  afterAll(() => pages.stop());

  it('returns each visible person once and reads no other rows', async () => {
    // The database expects thousands of these ids.
    const ids = sql`select (array[${vet.id}::uuid, ${stranger}::uuid])[1 + n % 2] from generate_series(1, 10000) n`;
    const found: string[] = [];
    const touched = await pages.countPages(vet.id, 'first_name', async (db) => {
      const people = sql`select u.id, u.first_name from ${lookupById('users', 'u', ids)}`;
      found.push(...(await rowsOf<{ id: string }>(db, people)).map(({ id }) => id));
    });
    expect(found).toEqual([vet.id]);
    expect(touched).toBeLessThan(30);
  });
});
