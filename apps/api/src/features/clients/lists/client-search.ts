import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { uuids } from '../../../db/arrays.ts';
import { hasOwnContact } from '../contacts/client-contact.ts';
import { isPhoneLike, nationalDigits } from '../contacts/phone-numbers.ts';
import {
  plainLikePattern,
  relationsContaining,
  relationsWithPhoneDigits,
} from '../contacts/relations-containing.ts';

const [sought] = aliases('sought');

const WORDS_MAX = 8;
const FUZZY_FROM = 3;

/** Search conditions for a client list: exact words or phone number, and a fuzzy match for typing errors. */
export type ClientSearch = {
  /**
   * Every word occurs in the name, address, a linked pet's name or its microchip, ignoring accents; or the phone
   * number matches.
   */
  readonly exact: SQL;
  /** Fuzzy condition, used only without exact matches; null if it does not apply. */
  readonly similar: SQL | null;
};

type SearchedFacility = { readonly id: string; readonly country: string | null };

/**
 * Builds the search conditions for relations `fc`. Each word is looked up separately through an index, so that the
 * cost does not grow with the number of clients.
 *
 * @param facility the facility to search, whose country is used for phone numbers without a country code
 */
export function buildClientSearch(typed: string, facility: SearchedFacility): ClientSearch {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  const digits = nationalDigits(typed, facility.country);
  const all = sql.join(
    words.map((word) => sql`(${relationsMatchingWord(word, facility.id)})`),
    sql` intersect `,
  );
  const number = digits
    ? sql`union ${relationsWithPhoneDigits(uuids([facility.id]), digits)}`
    : sql``;
  const fuzzy = typed.trim().length >= FUZZY_FROM && !digits;
  return {
    exact: isAmongIds(sql`(${all}) ${number}`),
    similar: fuzzy ? isAmongIds(similarRelations(typed, facility.id)) : null,
  };
}

/** Materialized, so that the search runs once and not for each client of a consultant who sees few. */
const isAmongIds = (ids: SQL): SQL => sql`
  fc.id in (with ${sought}(id) as materialized (${ids}) select ${sought}.id from ${sought})`;

/** Phone numbers match by their digits only, whatever separators were typed. */
function relationsMatchingWord(word: string, facilityId: string): SQL {
  const like = plainLikePattern(isPhoneLike(word) ? word.replaceAll(/\D/g, '') || word : word);
  const here = uuids([facilityId]);
  return sql`
    ${relationsContaining(here, like)}
    union all
    select fc.id from pets p
    join facility_pets fp on fp.pet_id = p.id and fp.facility_id = ${facilityId}
    join facility_clients fc on fc.family_id = p.family_id and fc.facility_id = fp.facility_id
    where p.known_to && ${here} and p.found_by like ${like} and p.deleted_at is null`;
}

const similarRelations = (typed: string, facilityId: string) => sql`
  select fc.id from people_named(${typed}, ${uuids([facilityId])}) named
  join facility_clients fc on fc.user_id = named.id and fc.facility_id = ${facilityId} and ${hasOwnContact}
  union all
  select fc.id from pets_named(${typed}, ${uuids([facilityId])}, '{}') named
  join pets p on p.id = named.id and p.deleted_at is null
  join facility_pets fp on fp.pet_id = p.id and fp.facility_id = ${facilityId}
  join facility_clients fc on fc.family_id = p.family_id and fc.facility_id = fp.facility_id`;
