import { sql, type SQL } from 'drizzle-orm';
import { isOpenContact } from '../contacts/client-contact.ts';
import { nationalDigits } from '../contacts/phone-numbers.ts';

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
 * Returns the conditions by which clients are found from what somebody typed.
 *
 * @param facility whose clients are looked for, and where a number without a country is from
 */
export function clientWords(typed: string, facility: Place): ClientWords {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  const digits = nationalDigits(typed, facility.country);
  const all = sql.join(
    words.map((word) => wordOccurs(word, facility.id)),
    sql` and `,
  );
  const exact = digits
    ? sql`((${all}) or (${isOpenContact} and u.phone_digits like ${`%${digits}%`}))`
    : sql`(${all})`;
  const fuzzy = typed.trim().length >= FUZZY_FROM && !digits;
  return { exact, similar: fuzzy ? similarTo(typed, facility.id) : null };
}

// The facility is named, not taken from the row: so the pets are looked through once and not for every client.
function wordOccurs(word: string, facilityId: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const plain = sql`plain_name(${pattern})`;
  return sql`((${isOpenContact} and (plain_name(u.first_name || ' ' || u.last_name) like ${plain}
      or u.email like lower(${pattern}) or u.phone like ${pattern}))
    or plain_name(concat_ws(' ', fc.contact->>'firstName', fc.contact->>'lastName',
      fc.contact->>'email', fc.contact->>'phone')) like ${plain}
    or fc.family_id in (select p.family_id from facility_pets fp join pets p on p.id = fp.pet_id
      where fp.facility_id = ${facilityId} and p.deleted_at is null
        and (plain_name(p.name) like ${plain} or p.microchip like upper(${pattern}))))`;
}

const similarTo = (typed: string, facilityId: string) => sql`(
  (${isOpenContact} and u.id in (select id from people_named(${typed})))
  or fc.family_id in (select p.family_id from pets_named(${typed}) named
    join pets p on p.id = named.id and p.deleted_at is null
    join facility_pets fp on fp.pet_id = p.id
    where fp.facility_id = ${facilityId}))`;
