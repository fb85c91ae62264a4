import { normalizeMicrochip } from '@zampa/domain/pets/microchip';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';
import {
  holding,
  nationalDigits,
  pattern,
  relationsHolding,
  relationsWithNumber,
} from '../clients/public.ts';

const ADDRESS_FROM = 3;
const CHIP_FROM = 4;

const [typed, known, own] = aliases('typed', 'known', 'own');

/**
 * Returns the ids of the clients who have the typed number, address or name, as these facilities know them.
 *
 * @param facilities an array of the database
 */
export function clientsMarked(written: string, facilities: SQL): SQL {
  const text = written.trim();
  const digits = nationalDigits(text, null);
  const isAddress = text.length >= ADDRESS_FROM && !/\s/.test(text);
  const name = holding(text);
  // Who has signed up without accepting yet is known by the name that was typed of them.
  const typedName = sql`select ${typed}.id from facility_clients ${typed}
    where ${typed}.facility_id = any(${facilities}) and ${typed}.contact is not null
      and plain_name(concat_ws(' ', ${typed}.contact->>'firstName', ${typed}.contact->>'lastName')) like ${name}`;
  const number = digits ? relationsWithNumber(facilities, digits) : null;
  const address = isAddress ? withAddress(text, facilities) : null;
  return sql.join(
    [typedName, number, address].filter((each) => each !== null),
    sql` union all `,
  );
}

function withAddress(text: string, facilities: SQL): SQL {
  const held = holding(text);
  return relationsHolding(facilities, held, {
    person: (u) => sql`${u}.email like (select lower(${pattern(text)}))`,
    typed: (contact) => sql`plain_name(${contact}->>'email') like ${held}`,
  });
}

/**
 * Returns the ids of the pets whose chip has these characters, typed with spaces or without, of those that are known to
 * facilities or belong to families; null for what is no part of a chip.
 */
export function petsChipped(written: string, facilities: SQL, families: SQL): SQL | null {
  const chip = normalizeMicrochip(written);
  const isChip = /^[0-9A-Z]+$/.test(chip) && /\d/.test(chip) && chip.length >= CHIP_FROM;
  if (!isChip) return null;
  return sql`
    select ${known}.id from pets ${known}
    where ${known}.known_to && ${facilities} and ${known}.found_by like ${holding(chip)}
      and ${known}.microchip like ${pattern(chip)}
    union all
    select ${own}.id from pets ${own}
    where ${own}.family_id = any(${families}) and ${own}.deleted_at is null and ${own}.microchip like ${pattern(chip)}`;
}
