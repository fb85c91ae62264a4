import { COUNTRIES } from '@zampa/domain/facilities/countries';
import * as z from 'zod';

/** Any text. Empty settings count as unset. */
export const textSetting = z.string();

/** Returns the schema of a text with a minimum length. */
export const longTextSetting = (least: number) =>
  z.string().min(least, `must have at least ${least} characters`);

/** Returns the schema of a URL with one of these protocols, given with a colon. */
export const addressSetting = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that begins with ${protocols.join(' or ')}`,
    );

/** Returns the schema of a whole number within inclusive bounds, written in digits. */
export function numberSetting(least: number, most: number) {
  const isWithin = (value: string) =>
    /^-?\d{1,15}$/.test(value) && Number(value) >= least && Number(value) <= most;
  return z
    .string()
    .refine(isWithin, `must be a whole number from ${least} to ${most}`)
    .transform(Number);
}

/** Returns the schema of one of several words. */
export const wordSetting = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);

/** `1` for on, `0` for off. */
export const switchSetting = wordSetting('0', '1').transform((value) => value === '1');

const EMAIL = String.raw`[^<>\s@]+@[^<>\s@]+`;

export const emailSetting = z.string().regex(new RegExp(`^${EMAIL}$`), 'must be an e-mail address');

/** The sender of e-mails: an address, or a name with an address in angle brackets. */
export const senderSetting = z
  .string()
  .regex(
    new RegExp(`^(?:${EMAIL}|[^<>]*<${EMAIL}>)$`),
    'must be an e-mail address, or a name with one in pointed brackets',
  );

/** Countries by the two letters of ISO 3166-1, separated by commas. */
export const countriesSetting = z
  .string()
  .transform((list) => list.split(',').map((country) => country.trim().toUpperCase()))
  .refine(
    (listed) => listed.every((country) => COUNTRIES.includes(country)),
    'must be countries of two letters, separated by commas',
  );
