import { plainWords } from './cells.ts';

/** What is said of a client beside their address for letters and their animals: by a row of a file, or by what is stored. */
export type SaidOfClient = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly mobile: string | null;
  readonly address: string | null;
  readonly taxNumber: string | null;
  readonly note: string;
};

/**
 * Returns what is said of a client with a further row. What was said before stands; the row adds what that leaves open, its
 * note, and to the note what it says otherwise, as it was typed. No line stands there twice.
 */
export function withFurtherRow(client: SaidOfClient, row: SaidOfClient): SaidOfClient {
  const [phone = null, mobile = null, ...further] = differentNumbers([
    client.phone,
    client.mobile,
    row.phone,
    row.mobile,
  ]);
  const otherwise = [
    ...differing(nameOf(client), nameOf(row)),
    ...further,
    ...differing(client.address, row.address),
    ...differing(client.taxNumber, row.taxNumber),
  ];
  const known = linesOf(client.note);
  const added = new Set([...linesOf(row.note), ...otherwise]).difference(new Set(known));
  return {
    firstName: client.firstName,
    lastName: client.lastName,
    phone,
    mobile,
    address: client.address ?? row.address,
    taxNumber: client.taxNumber ?? row.taxNumber,
    note: [...known, ...added].join('\n'),
  };
}

/** With fewer digits than these two numbers are the same only letter for letter. */
const FEWEST_DIGITS = 6;

/** Returns the telephone numbers that are there, each as it was typed first: with its country or without, and however spaced. */
function differentNumbers(numbers: readonly (string | null)[]): readonly string[] {
  const found: string[] = [];
  for (const number of numbers)
    if (number !== null && !found.some((known) => isSameNumber(known, number))) found.push(number);
  return found;
}

function isSameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((number) => number.replaceAll(/\D/g, '').replace(/^0+/, ''))
    .toSorted((first, second) => first.length - second.length);
  return one === other || (short.length >= FEWEST_DIGITS && long.endsWith(short));
}

const linesOf = (note: string): readonly string[] => (note === '' ? [] : note.split('\n'));

const nameOf = ({ firstName, lastName }: SaidOfClient) => `${firstName} ${lastName}`.trim();

/** What a row says where another one says something else; letters and accents may be typed in several ways. */
const differing = (known: string | null, said: string | null): readonly string[] =>
  known && said && plainWords(known) !== plainWords(said) ? [said] : [];
