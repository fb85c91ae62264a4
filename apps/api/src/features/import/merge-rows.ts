import { plainWords } from '@zampa/domain/import/cells';
import { joinedRows, type RowVerdict } from '@zampa/domain/import/verdicts';
import type { ReadPet, ReadRow } from './read-row.ts';

/** All that a file says of a client; `earlier` is who they are where an earlier try of the import has brought them. */
export type MergedRow = ReadRow & { readonly earlier: string | null };

/**
 * Returns the clients of a file with the animals of all their rows. What the first row says of the person stands; a later
 * one adds what that leaves open, its note, and to the note what it says otherwise.
 */
export function mergeRows(
  rows: readonly (ReadRow | { readonly fault: unknown })[],
  verdicts: readonly RowVerdict<ReadPet>[],
): readonly MergedRow[] {
  return joinedRows(verdicts).map(({ rows: places, pets, earlier }) => {
    const [first, ...others] = places.flatMap((place) => {
      const row = rows[place];
      return row && !('fault' in row) ? [row] : [];
    });
    if (!first) throw new Error('a client without a row');
    return { ...others.reduce(withMore, first), pets, earlier };
  });
}

/** A row beside those before it. What it says otherwise than they do is kept in the note, as it was typed. */
function withMore(client: ReadRow, row: ReadRow): ReadRow {
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
  const notes = new Set([client.note, row.note, ...otherwise].filter((each) => each !== ''));
  return {
    ...client,
    phone,
    mobile,
    address: client.address ?? row.address,
    taxNumber: client.taxNumber ?? row.taxNumber,
    note: [...notes].join('\n'),
  };
}

const nameOf = ({ firstName, lastName }: ReadRow) => `${firstName} ${lastName}`.trim();

/** What a row says where another one says something else; letters and accents may be typed in several ways. */
const differing = (known: string | null, said: string | null): readonly string[] =>
  known && said && plainWords(known) !== plainWords(said) ? [said] : [];
