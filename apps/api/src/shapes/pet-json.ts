import { sql, type SQL } from 'drizzle-orm';
import { tableNamed, type Alias } from '../db/alias.ts';
import { fileAddress } from '../db/file-address.ts';

/**
 * SQL: a pet as JSON.
 *
 * @param visible whether the reader sees the pet now; otherwise only its identity is returned, as past records show it
 * @param health whether the reader may see health data, from `readsHealthOfPet`; true if omitted
 */
export function petJson(alias: Alias, visible: SQL = sql`true`, health?: SQL): SQL {
  const p = tableNamed(alias);
  const visibleColumn = (column: string) =>
    sql`case when ${visible} then ${p}.${sql.raw(column)} end`;
  const healthColumn = (column: string) =>
    health
      ? sql`case when ${visible} and ${health} then ${p}.${sql.raw(column)} end`
      : visibleColumn(column);
  return sql`json_build_object(
    'id', ${p}.id, 'name', ${p}.name, 'birthDate', ${p}.birth_date, 'sex', ${p}.sex,
    'FamilyId', ${p}.family_id, 'SpeciesId', ${p}.species_id, 'BreedId', ${p}.breed_id,
    'CoatId', ${p}.coat_id, 'OriginId', ${p}.origin_id, 'image', ${visibleColumn('image_id')},
    'avatar', ${fileAddress(visibleColumn('image_id'))} || '?width=64&format=png',
    'weight', ${visibleColumn('weight_grams')}, 'microchip', ${visibleColumn('microchip')}, 'neutered', ${visibleColumn('neutered')},
    'bites', ${visibleColumn('bites')},
    'allergies', ${healthColumn('allergies')}, 'chronicConditions', ${healthColumn('chronic_conditions')},
    'deceasedOn', ${visibleColumn('deceased_on')},
    'dateCreated', iso_instant(${p}.created_at), 'dateUpdated', iso_instant(${p}.updated_at))`;
}
