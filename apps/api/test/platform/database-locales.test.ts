import { migrate } from '@zampa/db/migrate';
import { describe, expect, it } from 'vitest';
import { inEmptyDatabase } from './empty-database.ts';

const CLINIC = '00000000-0000-4000-8000-000000000001';
const NAMES = ['Zanetti', 'Àlvaro', 'علي', 'ćosić', 'Петров', 'anna'];

describe.each([
  ['libc with C', `locale_provider libc locale 'C'`],
  ['ICU', `locale_provider icu icu_locale 'und' locale 'C'`],
])('a database of DATABASE_URL with the locale provider %s', (_, locale) => {
  it('finds and sorts names in every script', async () => {
    const found = await inEmptyDatabase(locale, async (pool) => {
      await migrate(pool);
      await pool.query(
        `insert into users (id, first_name, last_name, is_vet, marketing, thirdparties, language, known_to, created_at, updated_at)
         select gen_random_uuid(), '', name, false, 0, 0, 'en', array[$2::uuid], now(), now() from unnest($1::text[]) name`,
        [NAMES, CLINIC],
      );
      const { rows: sorted } = await pool.query<{ name: string }>(
        'select last_name as name from users order by last_name, id',
      );
      const { rows: matching } = await pool.query<{ name: string }>(
        `select u.last_name as name from unnest(array['ПЕТРОВ', 'علي', 'Cosic', 'ALVARO']) with ordinality typed (name, place)
         cross join lateral people_named(typed.name, array[$1::uuid]) named join users u on u.id = named.id order by place`,
        [CLINIC],
      );
      return { sorted: sorted.map(({ name }) => name), matching: matching.map(({ name }) => name) };
    });
    expect(found).toEqual({
      sorted: ['Àlvaro', 'anna', 'ćosić', 'Zanetti', 'Петров', 'علي'],
      matching: ['Петров', 'علي', 'ćosić', 'Àlvaro'],
    });
  });
});
