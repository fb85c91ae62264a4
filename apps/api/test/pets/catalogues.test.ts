import { freshDatabase, type TestDatabase } from '@zampa/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const catalogues = ['species', 'breeds', 'coats', 'origins', 'facility_types'] as const;

describe('the catalogues', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  it.each(catalogues)('names all of %s in both languages, none twice', async (catalogue) => {
    const among = catalogue === 'breeds' ? 'species_id' : '1';
    const { rows } = await database.pool.query(
      `select count(*)::int as all,
          count(distinct (${among}, name_en))::int as english,
          count(distinct (${among}, name_it))::int as italian,
          count(*) filter (where trim(name_en) = '' or trim(name_it) = '')::int as empty
        from ${catalogue}`,
    );
    const { all } = rows[0] as { all: number };
    expect(all).toBeGreaterThan(5);
    expect(rows).toEqual([{ all, english: all, italian: all, empty: 0 }]);
  });

  it('begins with dog and cat, whose breeds begin with the mixed one', async () => {
    const { rows } = await database.pool.query(
      `select s.id, s.name_en, (array_agg(b.name_en order by b.id))[1] as first, count(*)::int as breeds
        from species s join breeds b on b.species_id = s.id where s.id <= 2 group by s.id order by s.id`,
    );
    expect(rows).toEqual([
      { id: 1, name_en: 'Dog', first: 'Mixed breed', breeds: 83 },
      { id: 2, name_en: 'Cat', first: 'Mixed breed', breeds: 38 },
    ]);
  });

  it('lists breeds by name after the mixed one', async () => {
    const { rows } = await database.pool.query(
      `select name_en from breeds where species_id = 1 and name_en <> 'Mixed breed' order by id`,
    );
    const names = (rows as { name_en: string }[]).map(({ name_en }) => name_en);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});
