import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../db/alias.ts';
import { calendarPayloadOf } from './calendar-payload.ts';

/**
 * The objects of the contract as PostgreSQL builds them: one statement for a whole list. An alias is the name of a
 * table in the query around it; nothing that comes from outside is ever put in as an alias.
 */
export type Alias =
  | 'u'
  | 'a'
  | 'p'
  | 'f'
  | 'e'
  | 'eu'
  | 'm'
  | 'mu'
  | 'c'
  | 'cu'
  | 'ef'
  | 'cf'
  | 'lm'
  | 'lu';

const at = (alias: Alias | SQL) => (typeof alias === 'string' ? sql.raw(alias) : alias);

const address = (file: SQL) => sql`'/api/files/' || ${file}`;

/**
 * A person as others see them. Pet owners see of the staff the first name and an initial.
 *
 * @param viewerIsVet whether the reader works for a clinic
 */
export function personJson(alias: Alias | SQL, viewerIsVet: boolean): SQL {
  const u = at(alias);
  return sql`case when ${u}.id is null then null else json_build_object(
    'id', ${u}.id,
    'firstName', ${u}.first_name,
    'lastName', ${viewerIsVet ? sql`${u}.last_name` : sql`case when ${u}.is_vet then left(${u}.last_name, 1) else ${u}.last_name end`},
    'image', ${address(sql`${u}.image_id`)},
    'isVet', ${u}.is_vet) end`;
}

/**
 * A pet.
 *
 * @param known whether the reader sees the pet now; others find in a record who it was, and nothing that is not theirs
 */
export function petJson(alias: Alias, known: SQL = sql`true`): SQL {
  const p = at(alias);
  const shown = (column: string) => sql`case when ${known} then ${p}.${sql.raw(column)} end`;
  return sql`json_build_object(
    'id', ${p}.id, 'name', ${p}.name, 'birthDate', ${p}.birth_date, 'sex', ${p}.sex,
    'FamilyId', ${p}.family_id, 'SpeciesId', ${p}.species_id, 'BreedId', ${p}.breed_id,
    'CoatId', ${p}.coat_id, 'OriginId', ${p}.origin_id, 'image', ${shown('image_id')},
    'avatar', ${address(shown('image_id'))} || '?width=64&format=png',
    'weight', ${shown('weight_grams')}, 'microchip', ${shown('microchip')}, 'neutered', ${shown('neutered')},
    'allergies', ${shown('allergies')}, 'chronicConditions', ${shown('chronic_conditions')},
    'deceasedOn', ${shown('deceased_on')},
    'dateCreated', iso_instant(${p}.created_at), 'dateUpdated', iso_instant(${p}.updated_at))`;
}

export function fileJson(alias: Alias): SQL {
  const f = at(alias);
  return sql`case when ${f}.id is null then null else json_build_object(
    'id', ${f}.id, 'url', ${address(sql`${f}.id`)}, 'filetype', ${f}.content_type, 'name', ${f}.name,
    'width', ${f}.width, 'height', ${f}.height, 'size', ${f}.size) end`;
}

const [entry] = aliases('entry');

export type EventAliases = { readonly event: Alias; readonly user: Alias; readonly file: Alias };

/**
 * An event of a conversation.
 *
 * @param hidden whether the reader's role may not read health messages: they see that there was one, not what it says
 */
export function eventJson(
  { event, user, file }: EventAliases,
  viewerIsVet: boolean,
  hidden: SQL,
): SQL {
  const e = at(event);
  return sql`json_build_object(
    'id', ${e}.id, 'parent_id', ${e}.conversation_id, 'seq', ${e}.seq, 'type', ${e}.type,
    'category', ${e}.category, 'clientId', ${e}.client_id,
    'payload', case when ${e}.type = 'CALENDAR' then (
        select ${calendarPayloadOf(entry)} from calendar_events ${entry} where ${entry}.id = ${e}.id)
      else json_strip_nulls(json_build_object(
      'message', case when ${e}.type = 'CHAT' and ${e}.withdrawn_at is null and not ${hidden} then ${e}.message end,
      'eventAction', ${e}.event_action,
      'times', ${e}.details->'times', 'expiresAt', ${e}.details->>'expiresAt', 'start', ${e}.details->>'start',
      'appointmentId', ${e}.details->>'appointmentId',
      'withdrawn', case when ${e}.withdrawn_at is not null then true end,
      'hidden', case when ${e}.type = 'CHAT' and ${e}.withdrawn_at is null and ${hidden} then true end,
      'userId', ${e}.user_id)) end,
    'file', case when ${hidden} then null else ${fileJson(file)} end,
    'user', ${personJson(user, viewerIsVet)},
    'dateCreated', iso_instant(${e}.created_at), 'dateUpdated', iso_instant(${e}.updated_at))`;
}

/** Ids as an array of the database. */
export function uuids(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(',')}}`}::uuid[]`;
}

/** Words as an array of the database. */
export function texts(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}
