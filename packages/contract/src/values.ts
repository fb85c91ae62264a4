import { labelHasWebAddress, nameHasWebAddress } from '@zampa/domain/invitations/web-address';
import { EMAIL_LENGTH, parseEmail } from '@zampa/domain/people/email-address';
import { cleanPhone } from '@zampa/domain/people/phone-number';
import { cleanLine, removeInvisible } from '@zampa/domain/people/visible-text';
import * as z from 'zod';
import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import { converted, JSON_TEXT_LENGTH, numeric, parseJsonText, rawText } from './bounded.ts';

/**
 * Accepts typed text: trimmed, bounded and storable (no NUL, no lone surrogates). Overlong text is rejected before
 * later checks. Text that contains only invisible characters is rejected like missing text; empty text is
 * accepted.
 */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { abort: true })
    .refine((value) => !value.includes('\0') && value.isWellFormed(), {
      abort: true,
      error: 'invalid_text',
    })
    .refine((value) => value === '' || hasVisibleText(value), { abort: true, error: 'required' });

/** Accepts non-empty text. */
export const requiredText = (max: number) => text(max).min(1, 'required');

/** Accepts a single line without invisible or direction-changing characters, such as the name of a pet, or empty text. */
export const lineText = (max: number) => text(max).overwrite(cleanLine);

/** Accepts a non-empty single line without invisible or direction-changing characters. */
export const requiredLine = (max: number) => lineText(max).min(1, 'required');

/**
 * Accepts a name or empty text. Rejects web addresses as far as abbreviations can be told from them, because names
 * appear in e-mails to people who did not ask for them.
 */
const nameUpTo = (max: number) =>
  lineText(max).refine((typed) => !nameHasWebAddress(typed), 'web_address');

/** First or last name, or empty. */
export const nameText = nameUpTo(100);

/** First or last name, required. */
export const requiredNameText = nameText.min(1, 'required');

/** Accepts a clinic or company name, which must not be empty. */
export const requiredNameUpTo = (max: number) => nameUpTo(max).min(1, 'required');

/**
 * Accepts a service name or postal address, or empty text. Rejects web addresses, because these texts appear in the
 * same e-mails as names.
 */
export const labelText = (max: number) =>
  lineText(max).refine((typed) => !labelHasWebAddress(typed), 'web_address');

/** Accepts a service name or postal address, which must not be empty. */
export const requiredLabel = (max: number) => labelText(max).min(1, 'required');

/** Code or number that is typed in groups and any case: upper case, without spaces and invisible characters. */
export const compactText = (max: number) =>
  text(max).overwrite((typed) => removeInvisible(typed).replaceAll(/\s/g, '').toUpperCase());

/** Phone number as typed, without invisible characters, or empty. Rejects text that cannot be a phone number. */
export const phone = lineText(40)
  .refine((typed) => typed === '' || cleanPhone(typed) !== null, 'invalid_phone')
  .overwrite((typed) => cleanPhone(typed) ?? typed);

/** Phone number, required. */
export const requiredPhone = phone.min(1, 'required');

/** One valid e-mail address, in the form in which it is stored and compared. */
export const email = text(EMAIL_LENGTH)
  .min(1, 'required')
  .refine((typed) => typed === '' || parseEmail(typed) !== null, 'invalid_email')
  .overwrite((typed) => parseEmail(typed) ?? typed);

export const id = z.uuid();
export const catalogueId = numeric(z.int().min(1).max(2_147_483_647));

/** UTC instant, ISO 8601. */
export const instant = rawText(40).check(z.iso.datetime({ offset: true }));
/** Existing calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** Accepts an enumeration value in any case and converts it to upper case. */
export const enumeration = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  converted((value) => (typeof value === 'string' ? value.toUpperCase() : value), z.enum(values));

const splitList = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Accepts a query keyword in any case and converts it to lower case. */
export const keyword = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  rawText(100).toLowerCase().pipe(z.enum(values));

/** Up to 200 comma-separated ids in a query. */
export const idList = rawText(8000).transform(splitList).pipe(z.array(id).max(200));

/** One id, or several separated by commas. A list of one ends with a comma. */
export const idOrIds = rawText(8000)
  .transform((typed) => (typed.includes(',') ? splitList(typed) : typed))
  .pipe(z.union([id, z.array(id).max(200)]));

/** Accepts a structured value that may be JSON text, as in a form part. */
export const jsonOrValue = <Schema extends z.ZodType>(schema: Schema) =>
  converted(
    (value) => (typeof value === 'string' ? parseJsonText(value) : value),
    schema,
    JSON_TEXT_LENGTH,
  );

/** Boolean that may be sent as text. */
export const flag = converted(
  (value) => (value === 'true' || value === '1' ? true : value === 'false' ? false : value),
  z.boolean(),
);

/** Cursor of a list sorted by name: two names of 100 four-byte characters and an id, in Base64. */
const CURSOR_LENGTH = 1200;

/** Pagination of a list: page size and cursor (from the `Link` header). */
export const page = {
  limit: numeric(z.int().min(1).max(200)).default(50),
  cursor: rawText(CURSOR_LENGTH).optional(),
};

/** Optional pagination of a list that is otherwise returned complete. */
export const optionalPage = { limit: page.limit.unwrap().optional(), cursor: page.cursor };

/** Idempotency key that a client sends when it creates something. */
export const clientId = rawText(64).min(1);
