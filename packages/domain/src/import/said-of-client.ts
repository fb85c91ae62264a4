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
  const numbers = [client.phone, client.mobile, row.phone, row.mobile];
  const [phone = null, mobile = null, ...further] = new Set(
    numbers.filter((each) => each !== null),
  );
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

const linesOf = (note: string): readonly string[] => (note === '' ? [] : note.split('\n'));

const nameOf = ({ firstName, lastName }: SaidOfClient) => `${firstName} ${lastName}`.trim();

/** What a row says where another one says something else; letters and accents may be typed in several ways. */
const differing = (known: string | null, said: string | null): readonly string[] =>
  known && said && plainWords(known) !== plainWords(said) ? [said] : [];
