import * as z from 'zod';

/** What is there, whatever it is: a setting that is empty is none. */
export const textSetting = z.string();

/** Returns what takes a text of some length. */
export const longTextSetting = (least: number) =>
  z.string().min(least, `must have at least ${least} characters`);

/** Returns what takes an address of one of these protocols, which end with a colon. */
export const addressSetting = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that begins with ${protocols.join(' or ')}`,
    );

/** Returns what takes a whole number within bounds, both included: in digits, as an operator writes one. */
export function numberSetting(least: number, most: number) {
  const isWithin = (value: string) =>
    /^-?\d{1,15}$/.test(value) && Number(value) >= least && Number(value) <= most;
  return z
    .string()
    .refine(isWithin, `must be a whole number from ${least} to ${most}`)
    .transform(Number);
}

/** Returns what takes one of some words. */
export const wordSetting = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);

/** What is turned on or off. */
export const switchSetting = wordSetting('0', '1').transform((value) => value === '1');

const EMAIL = String.raw`[^<>\s@]+@[^<>\s@]+`;

/** An e-mail address. */
export const emailSetting = z.string().regex(new RegExp(`^${EMAIL}$`), 'must be an e-mail address');

/** Whom letters come from. */
export const senderSetting = z
  .string()
  .regex(
    new RegExp(`^(?:${EMAIL}|[^<>]*<${EMAIL}>)$`),
    'must be an e-mail address, or a name with one in pointed brackets',
  );
