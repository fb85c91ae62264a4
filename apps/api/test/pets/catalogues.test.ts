import { freshDatabase, type TestDatabase } from '@zampa/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const catalogues = ['species', 'breeds', 'coats', 'origins', 'facility_types'] as const;

describe('pet and clinic catalogs', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  it.each(catalogues)('have unique names in both languages: %s', async (catalogue) => {
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

  it('contain 25 species and all breeds of dogs and cats', async () => {
    const { rows } = await database.pool.query(
      `select s.id, s.name_en, (array_agg(b.name_en order by b.id))[1] as first, count(*)::int as breeds
        from species s join breeds b on b.species_id = s.id where s.id <= 2 group by s.id order by s.id`,
    );
    expect(rows).toEqual([
      { id: 1, name_en: 'Dog', first: 'Mixed breed', breeds: 388 },
      { id: 2, name_en: 'Cat', first: 'Mixed breed', breeds: 79 },
    ]);
    const species = await database.pool.query('select count(*)::int as all from species');
    expect(species.rows).toEqual([{ all: 25 }]);
  });

  it('contain no breed of a species twice in another spelling', async () => {
    const { rows } = await database.pool.query<Record<'species_id' | 'en' | 'it', string>>(
      'select species_id, name_en as en, name_it as it from breeds',
    );
    const folded = (text: string) =>
      text
        .normalize('NFD')
        .replaceAll(/[^a-z]/gi, '')
        .toLowerCase();
    for (const language of ['en', 'it'] as const) {
      const names = rows.map((row) => `${row.species_id} ${folded(row[language])}`);
      const doubles = names.filter((name, index) => names.indexOf(name) !== index);
      expect(doubles, language).toEqual([]);
    }
  });

  it.each([
    [100, 'Mixed breed', 'Meticcio'],
    [137, 'German Shepherd', 'Pastore tedesco'],
    [200, 'Mixed breed', 'Meticcio'],
    [216, 'European Shorthair', 'Europeo a pelo corto'],
    [305, 'Netherland Dwarf', 'Nano olandese'],
    [1503, 'Maremmano', 'Maremmano'],
  ])('keep the name of breed %i', async (id, en, italian) => {
    const { rows } = await database.pool.query(
      'select name_en as en, name_it as it from breeds where id = $1',
      [id],
    );
    expect(rows).toEqual([{ en, it: italian }]);
  });
});
