import { readPhone } from '@zampa/domain/invitations/invite';
import { labelLeadsToPage, leadsToPage } from '@zampa/domain/invitations/web-address';
import * as z from 'zod';

/**
 * Accepts text that a person typed: bounded, and storable (no NUL, no half characters). Spaces around it do not count.
 */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'invalid_text');

/** Requires a text to be there. */
export const requiredText = (max: number) => text(max).min(1, 'required');

/**
 * Accepts how somebody or a clinic is called, or nothing. It leads to no page of the web, as far as that is told from
 * an abbreviation: whoever chooses it has it stand in letters to people who did not ask for them.
 */
const nameUpTo = (max: number) => text(max).refine((typed) => !leadsToPage(typed), 'web_address');

/** A first or last name, or nothing. */
export const nameText = nameUpTo(100);

/** A first or last name that has to be there. */
export const requiredNameText = nameText.min(1, 'required');

/** Accepts the name of a clinic or a company, which has to be there. */
export const requiredNameUpTo = (max: number) => nameUpTo(max).min(1, 'required');

/** Accepts how a service is called, or an address of the post, or nothing: they stand in the same letters. */
export const labelText = (max: number) =>
  text(max).refine((typed) => !labelLeadsToPage(typed), 'web_address');

/** Requires such a text to be there. */
export const requiredLabel = (max: number) => labelText(max).min(1, 'required');

/** A telephone number as it was typed, or nothing; what can be none is refused. */
export const phone = text(40).refine(
  (typed) => typed === '' || readPhone(typed) !== null,
  'invalid_phone',
);

/** A telephone number that has to be there. */
export const requiredPhone = phone.min(1, 'required');

/** Addresses compare without case; they are kept in lower case. */
export const email = text(254).min(1, 'required').toLowerCase().pipe(z.email('invalid_email'));

export const id = z.uuid();
export const catalogueId = z.coerce.number().int().min(1).max(2_147_483_647);

/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime({ offset: true });
/** A calendar day, `YYYY-MM-DD`, that exists. */
export const day = z.iso.date();

/** Accepts an enumeration: upper case on the wire, any case accepted. */
export const enumeration = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.toUpperCase() : value),
    z.enum(values),
  );

const separated = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Accepts a word of a query, lower case on the wire; any case accepted. */
export const word = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.string().toLowerCase().pipe(z.enum(values));

/** Ids in a query, separated by commas; at most 200. */
export const idList = z.string().max(8000).transform(separated).pipe(z.array(id).max(200));

/** One id, or a list of them with commas between; a list of one ends with a comma. */
export const idOrIds = z
  .string()
  .max(8000)
  .transform((typed) => (typed.includes(',') ? separated(typed) : typed))
  .pipe(z.union([id, z.array(id).max(200)]));

/** Accepts a structured field that may come as JSON text, as a part of a form does. */
export const structured = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  }, schema);

/** A switch that may come as text. */
export const flag = z.preprocess(
  (value) => (value === 'true' || value === '1' ? true : value === 'false' ? false : value),
  z.boolean(),
);

/** The page of a list: how many, and where the last one ended (from the `Link` header). */
export const page = {
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(300).optional(),
};

/** The page of a list that comes whole where no page is asked for. */
export const pageIfAsked = { limit: page.limit.unwrap().optional(), cursor: page.cursor };

/** The identifier a client gives to what it creates, so that a repeated request does nothing twice. */
export const clientId = z.string().min(1).max(64);
