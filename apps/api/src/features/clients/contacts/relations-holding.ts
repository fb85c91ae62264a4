import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';

/** Returns a pattern of what holds this text. */
export const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Returns a pattern of what holds this text, without regard to accents and capitals. It is worked out once, and not for
 * every row that is compared with it.
 */
export const holding = (text: string): SQL => sql`(select plain_name(${pattern(text)}))`;

/** What has to hold besides: of a person, and of what a relation has typed of them. */
export type AlsoHeld = {
  readonly person: (person: SQL) => SQL;
  readonly typed: (contact: SQL) => SQL;
};

const NOTHING_ELSE: AlsoHeld = { person: () => sql`true`, typed: () => sql`true` };

const [person, open, typed] = aliases('person', 'open', 'typed');

/**
 * Returns the ids of relations whose name, address or digits of one of their numbers hold a text: as the person says
 * them, or until they accept as the facility typed them.
 *
 * @param facilities whose relations are looked at: an array of the database
 * @param held from `holding`; without gaps, which stand between what is known of somebody
 */
export const relationsHolding = (facilities: SQL, held: SQL, also = NOTHING_ELSE): SQL => sql`
  select ${open}.id from users ${person}
  join facility_clients ${open} on ${open}.user_id = ${person}.id and ${open}.facility_id = any(${facilities})
    and ${open}.contact is null
  where ${person}.known_to && ${facilities} and ${person}.found_by like ${held} and ${also.person(person)}
  union all
  select ${typed}.id from facility_clients ${typed}
  where ${typed}.facility_id = any(${facilities}) and ${typed}.contact is not null
    and typed_contact(${typed}.contact) like ${held} and ${also.typed(sql`${typed}.contact`)}`;

/** Returns the ids of relations in one of whose numbers these digits are. */
export function relationsWithNumber(facilities: SQL, digits: string): SQL {
  const held = holding(digits);
  return relationsHolding(facilities, held, {
    person: (u) => sql`${u}.phone_digits like ${held}`,
    typed: (contact) => sql`typed_digits(${contact}) like ${held}`,
  });
}
