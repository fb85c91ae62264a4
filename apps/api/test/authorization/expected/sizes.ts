import { COLUMNS, type Column } from './identities.ts';

/** The number of rows that each identity gets from a read; null if it is refused. */
export type Sizes = Readonly<Record<Column, number | null>>;

/**
 * The data behind the numbers. Each of the five families (OWN with FM, OTH and DIS at the clinic, one at the neighbor
 * clinic, one at the sister clinic) has two pets, an open, a new, a closed and a pending conversation, a visit with
 * its booking, a diary entry shared with the clinic, a held slot, a time proposed in the open conversation, an unpaid
 * charge and a feed. The weight of OWN's first pet has a diary entry that only the family reads. Each clinic has an absence of a colleague, one imported and one invited client, and one invited colleague. OWN's
 * open conversation and visit are assigned to CO. OFF now works at the neighbor clinic.
 */
export const SIZES = {
  //                                   AN  OWN FM OTH DIS  VA AS  CO CX  DK  FA  OA  VB PND OFF
  'GET /pets': sizes('                  -   2  2   2   2   4  4   1  0   4   4   6   2   0   2'),
  'GET /pets/list': sizes('             -   2  2   -   -   2  2   1  -   2   2   2   -   -   -'),
  'GET /pets/weights': sizes('          -   1  1   0   0   1  1   1  0   1   1   1   0   0   0'),
  'GET /users': sizes('                 -   4  4   3   1   5  5   4  2   5   5   7   3   0   3'),
  'GET /facilities': sizes('            -   1  1   1   0   1  1   1  1   1   1   2   1   0   1'),
  'GET /users/facility/{id}/vets': sizes('- 10 10 10   -  10 10  10 10  10  10  10   -   -   -'),
  'GET /users/facility/{id}/clients': sizes('- - - -   -   4  4   1  0   4   4   4   -   -   -'),
  'clients counted': sizes('            -   -  -   -   -   4  4   1  0   4   4   4   -   -   -'),
  'GET /users/facility/{id}/applicants': sizes('- - - - -  -  -   -  -   -   1   1   -   -   -'),
  'GET /invitations': sizes('           -   -  -   -   -   1  1   -  -   1   2   2   -   -   -'),
  'GET /requests': sizes('              -   3  3   3   3   9  9   1  0   9   9  12   3   0   3'),
  'POST /requests/search': sizes('      -   3  3   3   3   9  9   1  0   9   9  12   3   0   3'),
  'GET /requests/count': sizes('        -   -  -   -   -   3  3   0  0   3   3   3   -   -   -'),
  'GET /inbox': sizes('                 -   1  1   1   1   6  6   1  0   6   7   9   2   0   2'),
  'GET /payments': sizes('              -   1  1   1   1   3  3   0  0   3   3   4   1   0   1'),
  'GET /events': sizes('                -   8  8   8   8  25 25   4  0  25  25  34   9   0   9'),
  'GET /events/heads': sizes('          -   5  5   5   5  15 15   2  0  15  15  20   5   0   5'),
  'GET /{userId}/diary': sizes('        -   6  6   -   -   5  5   2  -   5   5   5   -   -   -'),
  'POST /{userId}/diary/search': sizes('- 6  6   -   -   5  5   2  -   5   5   5   -   -   -'),
  'POST /{userId}/diary/count': sizes(' - 6  6   -   -   5  5   2  -   5   5   5   -   -   -'),
  'clients found': sizes('              -   0  0   0   0   2  2   1  0   2   2   3   1   0   1'),
  'pets found': sizes('                 -   2  2   2   2   4  4   1  0   4   4   6   2   0   2'),
  'conversations found': sizes('        -   3  3   3   3   9  9   1  0   9   9  12   3   0   3'),
  'GET /calendar': sizes('              -   -  -   -   -  10 10  10 10  10  10  10   -   -   -'),
  'bookings with a name': sizes('       -   -  -   -   -   6  6   2  0   6   6   6   -   -   -'),
  'GET /facilities/unavailability/conflicts': sizes('- - - - - 7 7 7  7   7   7   7   -   -   -'),
  'GET /facilities/unavailability/bookings': sizes('- - - - - 0 0 - - 0 0 0 - - -'),
  'GET /calendar/feeds': sizes('        -   1  0   1   1   0  0   0  0   0   0   0   0   0   0'),
  'GET /appointments': sizes('          -   1  1   1   1   -  -   -  -   -   -   -   -   -   -'),
} as const satisfies Readonly<Record<string, Sizes>>;

function sizes(line: string): Sizes {
  const cells = line.trim().split(/\s+/);
  if (cells.length !== COLUMNS.length) throw new Error(`${COLUMNS.length} are wanted: ${line}`);
  return Object.fromEntries(
    COLUMNS.map((column, at) => [column, cells[at] === '-' ? null : Number(cells[at])]),
  ) as Sizes;
}
