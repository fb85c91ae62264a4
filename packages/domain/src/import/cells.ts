import type { Sex } from '../pets/age.ts';
import { EARLIEST_BIRTH } from '../pets/life-dates.ts';

/** Reads a calendar day as files write it, `2020-12-31` or day first `31/12/2020`; null when it is no day. */
export function readDay(typed: string): string | null {
  const [, ...parts] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(typed.trim()) ??
    /^()(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed.trim())?.slice(0) ??
    [];
  const [first = '', second = '', third = '', fourth = ''] = parts;
  const [year, month, day] = first ? [first, second, third] : [fourth, third, second];
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists && iso >= EARLIEST_BIRTH ? iso : null;
}

const FEMALE = /^(f|female|femmina|femm|fs|fc|fn|sterilizzata|spayed)$/i;
const MALE = /^(m|male|maschio|masch|mc|mn|castrato|neutered)$/i;

/**
 * Reads the sex of an animal as files write it, alone or before what was done about it (`M castrato`); null where nothing is
 * said, or nothing that is understood.
 */
export function readSex(typed: string): Sex | null {
  const [word = ''] = typed.trim().split(/[\s,;/(-]+/);
  if (FEMALE.test(word)) return 'F';
  return MALE.test(word) ? 'M' : null;
}

/** Returns a name as it is compared: without capitals, accents and signs. */
export const plainWords = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
