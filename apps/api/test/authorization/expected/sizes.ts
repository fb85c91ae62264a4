import { COLUMNS, type Column } from './identities.ts';

/** How many rows everybody gets of a read; null for whoever is refused. */
export type Sizes = Readonly<Record<Column, number | null>>;

/**
 * What there is, so that the numbers can be reckoned: each of the five families (OWN with FM, OTH and DIS of the
 * clinic, one of the neighbour, one of the sister clinic) has two pets, a conversation under way, a new one, one that
 * has ended, one that waits for its payment, a visit with its booking, an entry in the diary, a kept time, a time
 * that was proposed in the conversation under way, something to be paid, and a feed. Each clinic has an absence of a
 * colleague, one client who was imported and one who was invited, and one colleague who was invited. Of OWN's, the
 * conversation under way and the visit are assigned to CO. OFF works in the neighbour's clinic today.
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
  'GET /{userId}/diary': sizes('        -   5  5   -   -   5  5   2  -   5   5   5   -   -   -'),
  'POST /{userId}/diary/search': sizes('- 5  5   -   -   5  5   2  -   5   5   5   -   -   -'),
  'clients found': sizes('              -   0  0   0   0   2  2   1  0   2   2   3   1   0   1'),
  'pets found': sizes('                 -   2  2   2   2   4  4   1  0   4   4   6   2   0   2'),
  'conversations found': sizes('        -   3  3   3   3   9  9   1  0   9   9  12   3   0   3'),
  'GET /calendar': sizes('              -   -  -   -   -  10 10  10 10  10  10  10   -   -   -'),
  'bookings with a name': sizes('       -   -  -   -   -   6  6   2  0   6   6   6   -   -   -'),
  'GET /facilities/unavailability/conflicts': sizes('- - - - - 7 7 7  7   7   7   7   -   -   -'),
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
