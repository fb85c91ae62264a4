import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { uuids } from '../../../db/arrays.ts';
import { isOpenContact } from '../contacts/client-contact.ts';
import { isNumber, nationalDigits } from '../contacts/phone-numbers.ts';
import { holding, relationsHolding, relationsWithNumber } from '../contacts/relations-holding.ts';

const [sought] = aliases('sought');

const WORDS_MAX = 8;
const FUZZY_FROM = 3;

/** What was typed to find a client: words that have to occur, or a phone number, or names with a slip of the finger. */
export type ClientWords = {
  /** The name, the address or a linked pet or its chip has every word, without regard to accents; or the number is theirs. */
  readonly exact: SQL;
  /** Asked only when nothing is found exactly. */
  readonly similar: SQL | null;
};

type Place = { readonly id: string; readonly country: string | null };

/**
 * Returns the conditions by which relations `fc` are found from what somebody typed. Each word is looked up by itself:
 * what is asked is an index, however many clients there are.
 *
 * @param facility whose clients are looked for, and where a number without a country is from
 */
export function clientWords(typed: string, facility: Place): ClientWords {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  const digits = nationalDigits(typed, facility.country);
  const all = sql.join(
    words.map((word) => sql`(${relationsOfWord(word, facility.id)})`),
    sql` intersect `,
  );
  const number = digits ? sql`union ${relationsWithNumber(uuids([facility.id]), digits)}` : sql``;
  const fuzzy = typed.trim().length >= FUZZY_FROM && !digits;
  return {
    exact: isAmong(sql`(${all}) ${number}`),
    similar: fuzzy ? isAmong(relationsAlike(typed, facility.id)) : null,
  };
}

/** What was typed is looked for once, and not for each client of somebody who sees few. */
const isAmong = (ids: SQL): SQL => sql`
  fc.id in (with ${sought}(id) as materialized (${ids}) select ${sought}.id from ${sought})`;

/** A number is known by its digits, whatever was typed between them. */
function relationsOfWord(word: string, facilityId: string): SQL {
  const held = holding(isNumber(word) ? word.replaceAll(/\D/g, '') || word : word);
  const here = uuids([facilityId]);
  return sql`
    ${relationsHolding(here, held)}
    union all
    select fc.id from pets p
    join facility_pets fp on fp.pet_id = p.id and fp.facility_id = ${facilityId}
    join facility_clients fc on fc.family_id = p.family_id and fc.facility_id = fp.facility_id
    where p.known_to && ${here} and p.found_by like ${held} and p.deleted_at is null`;
}

const relationsAlike = (typed: string, facilityId: string) => sql`
  select fc.id from people_named(${typed}, ${uuids([facilityId])}) named
  join facility_clients fc on fc.user_id = named.id and fc.facility_id = ${facilityId} and ${isOpenContact}
  union all
  select fc.id from pets_named(${typed}, ${uuids([facilityId])}, '{}') named
  join pets p on p.id = named.id and p.deleted_at is null
  join facility_pets fp on fp.pet_id = p.id and fp.facility_id = ${facilityId}
  join facility_clients fc on fc.family_id = p.family_id and fc.facility_id = fp.facility_id`;
