import { sql, type SQL } from 'drizzle-orm';
import { tableNamed, type Alias } from '../db/alias.ts';
import { fileAddress } from '../db/file-address.ts';

/**
 * Returns a pet as JSON.
 *
 * @param known whether the reader sees the pet now; others find in a record who it was, and nothing that is not theirs
 * @param health whether the reader may read what is said about its health, from `readsHealthOfPet`; without it they may
 */
export function petJson(alias: Alias, known: SQL = sql`true`, health?: SQL): SQL {
  const p = tableNamed(alias);
  const shown = (column: string) => sql`case when ${known} then ${p}.${sql.raw(column)} end`;
  const told = (column: string) =>
    health ? sql`case when ${known} and ${health} then ${p}.${sql.raw(column)} end` : shown(column);
  return sql`json_build_object(
    'id', ${p}.id, 'name', ${p}.name, 'birthDate', ${p}.birth_date, 'sex', ${p}.sex,
    'FamilyId', ${p}.family_id, 'SpeciesId', ${p}.species_id, 'BreedId', ${p}.breed_id,
    'CoatId', ${p}.coat_id, 'OriginId', ${p}.origin_id, 'image', ${shown('image_id')},
    'avatar', ${fileAddress(shown('image_id'))} || '?width=64&format=png',
    'weight', ${shown('weight_grams')}, 'microchip', ${shown('microchip')}, 'neutered', ${shown('neutered')},
    'allergies', ${told('allergies')}, 'chronicConditions', ${told('chronic_conditions')},
    'deceasedOn', ${shown('deceased_on')},
    'dateCreated', iso_instant(${p}.created_at), 'dateUpdated', iso_instant(${p}.updated_at))`;
}
