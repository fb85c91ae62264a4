import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';
import { personJson, type ReaderSide } from '../../shapes/person-json.ts';

const [person] = aliases('person');

/** SQL: the person with this id as JSON; null without one. */
export const personById = (id: SQL, side: ReaderSide): SQL =>
  sql`(select ${personJson(person, side)} from users ${person} where ${person}.id = ${id})`;
