import { normalizeMicrochip } from '@zampa/domain/pets/microchip';
import { sql, type SQL } from 'drizzle-orm';
import { contactField, nationalDigits } from '../clients/public.ts';

const ADDRESS_FROM = 3;
const CHIP_FROM = 4;

const containing = (typed: string) => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Tells whether the client of relation `fc` with person `u` has the typed number, address or name, as the facility
 * knows them.
 */
export function hasContact(typed: string): SQL {
  const text = typed.trim();
  const digits = nationalDigits(text, null);
  const number = digits
    ? sql`regexp_replace(${contactField('phone')}, '[^0-9]', '', 'g') like ${containing(digits)}`
    : sql`false`;
  const isAddress = text.length >= ADDRESS_FROM && !/\s/.test(text);
  const address = isAddress
    ? sql`${contactField('email')} like lower(${containing(text)})`
    : sql`false`;
  // Who has signed up without accepting yet is known by the name that was typed of them.
  const name = sql`plain_name(concat_ws(' ', fc.contact->>'firstName', fc.contact->>'lastName'))
    like plain_name(${containing(text)})`;
  return sql`((${number}) or (${address}) or (fc.contact is not null and ${name}))`;
}

/** Tells whether pet `p` has a chip with these characters, typed with spaces or without. */
export function hasChip(typed: string): SQL {
  const chip = normalizeMicrochip(typed);
  const isChip = /^[0-9A-Z]+$/.test(chip) && /\d/.test(chip) && chip.length >= CHIP_FROM;
  return isChip ? sql`p.microchip like ${containing(chip)}` : sql`false`;
}
