import { normalizeMicrochip } from '@zampa/domain/pets/microchip';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';
import {
  plainLikePattern,
  nationalDigits,
  likePattern,
  relationsContaining,
  relationsWithPhoneDigits,
} from '../clients/public.ts';

const ADDRESS_FROM = 3;
const CHIP_FROM = 4;

const [typed, knownPet, own] = aliases('typed', 'known', 'own');

/**
 * Returns a query of the ids of clients whose phone number, e-mail address or typed name contains the text, in the
 * data visible to these facilities.
 *
 * @param facilities SQL array of facility ids
 */
export function clientsMatchingQuery(input: string, facilities: SQL): SQL {
  const text = input.trim();
  const digits = nationalDigits(text, null);
  const isAddress = text.length >= ADDRESS_FROM && !/\s/.test(text);
  const name = plainLikePattern(text);
  // Clients who have not accepted the facility are found by the name that it typed.
  const typedName = sql`select ${typed}.id from facility_clients ${typed}
    where ${typed}.facility_id = any(${facilities}) and ${typed}.contact is not null
      and plain_name(concat_ws(' ', ${typed}.contact->>'firstName', ${typed}.contact->>'lastName')) like ${name}`;
  const number = digits ? relationsWithPhoneDigits(facilities, digits) : null;
  const address = isAddress ? clientsByAddressQuery(text, facilities) : null;
  return sql.join(
    [typedName, number, address].filter((each) => each !== null),
    sql` union all `,
  );
}

function clientsByAddressQuery(text: string, facilities: SQL): SQL {
  const like = plainLikePattern(text);
  return relationsContaining(facilities, like, {
    person: (u) => sql`${u}.email like (select lower(${likePattern(text)}))`,
    typed: (contact) => sql`plain_name(${contact}->>'email') like ${like}`,
  });
}

/**
 * Returns a query of the ids of pets of the facilities and families whose microchip number contains the text, with
 * or without spaces. Null if the text cannot be part of a chip number.
 */
export function petsByMicrochipQuery(input: string, facilities: SQL, families: SQL): SQL | null {
  const chip = normalizeMicrochip(input);
  const isChip = /^[0-9A-Z]+$/.test(chip) && /\d/.test(chip) && chip.length >= CHIP_FROM;
  if (!isChip) return null;
  return sql`
    select ${knownPet}.id from pets ${knownPet}
    where ${knownPet}.known_to && ${facilities} and ${knownPet}.found_by like ${plainLikePattern(chip)}
      and ${knownPet}.microchip like ${likePattern(chip)}
    union all
    select ${own}.id from pets ${own}
    where ${own}.family_id = any(${families}) and ${own}.deleted_at is null and ${own}.microchip like ${likePattern(chip)}`;
}
