import { assignPhones } from '../people/phone-kinds.ts';
import { normalizeWords } from './cells.ts';

/** Data of a client except pets, from a row of a file or from the database. */
export type ClientDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
  readonly address: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  readonly taxNumber: string | null;
  readonly note: string;
};

/**
 * Merges a further row into a client. Existing data wins; the row fills gaps, and its note and differing values are
 * appended to the note as typed. Lines already in the note are not repeated.
 */
export function mergeClientRow(client: ClientDetails, row: ClientDetails): ClientDetails {
  const numbers = [client.phone, client.mobile, row.phone, row.mobile];
  const { phone, mobile, rest } = assignPhones(
    distinctNumbers(numbers.filter((number) => number !== null)),
  );
  const otherwise = [
    ...differentValue(nameOf(client), nameOf(row)),
    ...rest,
    ...differentValue(client.address, row.address),
    ...differentValue(client.postcode, row.postcode),
    ...differentValue(client.city, row.city),
    ...differentValue(client.taxNumber, row.taxNumber),
  ];
  const existing = linesOf(client.note);
  const added = new Set([...linesOf(row.note), ...otherwise]).difference(new Set(existing));
  return {
    firstName: client.firstName,
    lastName: client.lastName,
    email: client.email ?? row.email,
    phone,
    mobile,
    address: client.address ?? row.address,
    postcode: client.postcode ?? row.postcode,
    city: client.city ?? row.city,
    taxNumber: client.taxNumber ?? row.taxNumber,
    note: [...existing, ...added].join('\n'),
  };
}

/** Shorter numbers only match exactly. */
const FEWEST_DIGITS = 6;

/** Returns the distinct phone numbers, each as first typed. Country code and spacing are ignored. */
export function distinctNumbers(numbers: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const number of numbers)
    if (!found.some((existing) => isSameNumber(existing, number))) found.push(number);
  return found;
}

function isSameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((number) => number.replaceAll(/\D/g, '').replace(/^0+/, ''))
    .toSorted((first, second) => first.length - second.length);
  return one === other || (short.length >= FEWEST_DIGITS && long.endsWith(short));
}

const linesOf = (note: string): readonly string[] => (note === '' ? [] : note.split('\n'));

const nameOf = ({ firstName, lastName }: ClientDetails) => `${firstName} ${lastName}`.trim();

/** Returns the new value if it differs from the existing one, ignoring case and accents. */
const differentValue = (existing: string | null, value: string | null): readonly string[] =>
  existing && value && normalizeWords(existing) !== normalizeWords(value) ? [value] : [];
