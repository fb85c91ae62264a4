import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';

/** Returns a LIKE pattern that matches this text anywhere, with wildcards escaped. */
export const likePattern = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Returns SQL for a LIKE pattern that ignores accents and case. Computed once per statement, not once per row. */
export const plainLikePattern = (text: string): SQL =>
  sql`(select plain_name(${likePattern(text)}))`;

/** Additional conditions on the person and on the contact data typed in a relation. */
export type ExtraConditions = {
  readonly person: (person: SQL) => SQL;
  readonly typed: (contact: SQL) => SQL;
};

const NO_CONDITIONS: ExtraConditions = { person: () => sql`true`, typed: () => sql`true` };

const [person, open, typed] = aliases('person', 'open', 'typed');

/**
 * Returns SQL for the ids of client relations whose name, address or phone digits contain a text: in the person's own
 * data, or in the facility's typed data until they accept.
 *
 * @param facilities SQL array of the facilities to search
 * @param like pattern from `plainLikePattern`; without spaces, which separate the fields in the search column
 */
export const relationsContaining = (facilities: SQL, like: SQL, also = NO_CONDITIONS): SQL => sql`
  select ${open}.id from users ${person}
  join facility_clients ${open} on ${open}.user_id = ${person}.id and ${open}.facility_id = any(${facilities})
    and ${open}.contact is null
  where ${person}.known_to && ${facilities} and ${person}.found_by like ${like} and ${also.person(person)}
  union all
  select ${typed}.id from facility_clients ${typed}
  where ${typed}.facility_id = any(${facilities}) and ${typed}.contact is not null
    and typed_contact(${typed}.contact) like ${like} and ${also.typed(sql`${typed}.contact`)}`;

/** Returns SQL for the ids of client relations with these digits in one of their phone numbers. */
export function relationsWithPhoneDigits(facilities: SQL, digits: string): SQL {
  const like = plainLikePattern(digits);
  return relationsContaining(facilities, like, {
    person: (u) => sql`${u}.phone_digits like ${like}`,
    typed: (contact) => sql`typed_digits(${contact}) like ${like}`,
  });
}
