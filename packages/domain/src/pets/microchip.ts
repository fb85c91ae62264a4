import { removeInvisible } from '../people/visible-text.ts';

/** Normalizes a microchip number: removes spaces, dots, dashes and invisible characters, converts to upper case. */
export function normalizeMicrochip(typed: string): string {
  return removeInvisible(typed)
    .replaceAll(/[\s.\p{Pd}]/gu, '')
    .toUpperCase();
}

/** Returns whether a text is a microchip number: 15 digits (ISO 11784), or 9 or 10 characters of older chips. */
export function isMicrochip(text: string): boolean {
  return /^(\d{15}|[0-9A-Z]{9,10})$/.test(text);
}

/** Formats a microchip number as printed: three digits of the country or maker, then groups of four. */
export function formatMicrochip(microchip: string): string {
  if (microchip.length !== 15) return microchip;
  return microchip.replace(/^(.{3})(.{4})(.{4})(.{4})$/, '$1 $2 $3 $4');
}
