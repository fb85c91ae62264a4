import { migrate } from '@zampa/db/migrate';
import { readMigrations } from '@zampa/db/migration-files';
import { describe, expect, it } from 'vitest';
import { inEmptyDatabase } from './empty-database.ts';

const STORED = [
  { first: 'Otto\u202E', email: "'ada@casa.example'", phone: '3475551042', mobile: '065551042' },
  { first: 'Mu\u0308ller', email: 'mailto:b@casa.example', phone: '06 5551042', mobile: '347 1' },
  {
    first: 'Ида',
    email: 'carla@casa.example\u200B',
    phone: '+39 347 5551042',
    mobile: '+39065551',
  },
  { first: 'Ada', email: null, phone: '\u202A333 1234567\u202C', mobile: null },
];

describe('migration of names and numbers that were stored before they were cleaned', () => {
  it('removes invisible characters and puts mobile numbers into their field', async () => {
    const people = await inEmptyDatabase('', async (pool) => {
      const files = await readMigrations();
      await migrate(
        pool,
        files.filter(({ name }) => name < '0126'),
      );
      await pool.query(
        `insert into users (id, first_name, last_name, email, phone, mobile, is_vet, marketing, thirdparties, language, created_at, updated_at)
         select gen_random_uuid(), p.first, 'x' || place, p.email, p.phone, p.mobile, false, 0, 0, 'en', now(), now()
         from rows from (json_to_recordset($1) as (first text, email text, phone text, mobile text)) with ordinality p (first, email, phone, mobile, place)`,
        [JSON.stringify(STORED)],
      );
      await migrate(pool, files);
      const { rows } = await pool.query<(typeof STORED)[number]>(
        'select first_name as first, email, phone, mobile from users order by last_name',
      );
      return rows;
    });
    expect(people).toEqual([
      { first: 'Otto', email: 'ada@casa.example', phone: '065551042', mobile: '3475551042' },
      { first: 'M\u00FCller', email: 'b@casa.example', phone: '06 5551042', mobile: '347 1' },
      { first: 'Ида', email: 'carla@casa.example', phone: '+39065551', mobile: '+39 347 5551042' },
      { first: 'Ada', email: null, phone: '333 1234567', mobile: null },
    ]);
  });
});
