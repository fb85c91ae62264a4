import { joinedRows, type RowVerdict } from '@zampa/domain/import/verdicts';
import type { ReadPet, ReadRow } from './read-row.ts';

/** All that a file says of a client; `earlier` is who they are where an earlier try of the import has brought them. */
export type MergedRow = ReadRow & { readonly earlier: string | null };

/**
 * Returns the clients of a file with the animals of all their rows. What the first row says of the person stands; a later
 * one adds what that leaves open, and its note.
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

const withMore = (client: ReadRow, row: ReadRow): ReadRow => ({
  ...client,
  phone: client.phone ?? row.phone,
  mobile: client.mobile ?? row.mobile,
  address: client.address ?? row.address,
  taxNumber: client.taxNumber ?? row.taxNumber,
  note: [...new Set([client.note, row.note])].filter(Boolean).join('\n'),
});
