import { sql } from 'drizzle-orm';

/** SQL: item `i` of the catalogue of preventive care as JSON. */
export const vaccineJson = sql`json_build_object('id', i.id, 'SpeciesId', i.species_id, 'kind', i.kind,
  'vaccine', i.vaccine, 'name', i.name_en, 'names', json_build_object('en', i.name_en, 'it', i.name_it))`;
