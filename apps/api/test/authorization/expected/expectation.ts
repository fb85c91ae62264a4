import {
  columnOf,
  COLUMNS,
  FORMER_COLUMNS,
  OWNERS,
  type Column,
  type Identity,
} from './identities.ts';

/** What somebody gets: `Y` it is done, as far as the state of the thing goes; `U` 401, `F` 403, `N` 404. */
export type Verdict = 'Y' | 'U' | 'F' | 'N';

/** What every identity gets of one call. */
export type Expectation = {
  readonly ofOrganization: boolean;
  /**
   * What CB gets of OWN's, where the call names no clinic: what their own clinic gets. Null where it is no other than
   * CX gets.
   */
  readonly elsewhere: Verdict | null;
  /** About a client of the clinic, or the clinic itself; of DIS, about what is their own. */
  readonly here: Readonly<Record<Column, Verdict>>;
  /** About another tenant's things: who is not signed in, pet owners, staff. Null where a call names none. */
  readonly foreign: Readonly<Record<'anonymous' | 'owner' | 'staff', Verdict>> | null;
  /** About a client who has left: the staff of the clinic. Null where a call names nothing of a client's. */
  readonly former: Readonly<Record<(typeof FORMER_COLUMNS)[number], Verdict>> | null;
};

type Lines = {
  readonly foreign?: string;
  readonly former?: string;
  /** What is named belongs to the organization: in the sister clinic it is the same thing. */
  readonly ofOrganization?: boolean;
  readonly elsewhere?: Verdict;
};

/**
 * Reads one row of a table.
 *
 * @param line a letter for each of `COLUMNS`, in their order; spaces are for the eye
 * @param lines `foreign`: three letters; `former`: one for each of `FORMER_COLUMNS`
 */
export function row(
  line: string,
  { foreign, former, ofOrganization = false, elsewhere }: Lines = {},
): Expectation {
  return {
    ofOrganization,
    elsewhere: elsewhere ?? null,
    here: lettersOf(COLUMNS, line),
    foreign: foreign === undefined ? null : lettersOf(['anonymous', 'owner', 'staff'], foreign),
    former: former === undefined ? null : lettersOf(FORMER_COLUMNS, former),
  };
}

/** Open to everybody, signed in or not. */
export const everybody = row('Y YYYY YYYYY YY YYY');

/** For everybody who is signed in, about what is theirs. */
export const everySignedIn = row('U YYYY YYYYY YY YYY');

/** The set-up of a clinic: its admins' alone. */
export const adminsOnly = row('U FFFF FFFFF YY NNN', { foreign: 'U F N' });

/** What holds for all clinics of an organization: for its admins alone, not for those of one clinic among several. */
export const governorsOnly = row('U FFFF FFFFF FY NNN', { foreign: 'U F N' });

function lettersOf<const Name extends string>(
  names: readonly Name[],
  line: string,
): Record<Name, Verdict> {
  const letters = [...line.replaceAll(' ', '')];
  if (letters.length !== names.length || letters.some((letter) => !'YUFN'.includes(letter)))
    throw new Error(`${names.length} letters are wanted: ${line}`);
  return Object.fromEntries(names.map((name, at) => [name, letters[at]])) as Record<Name, Verdict>;
}

/** Whose things a request names. */
export type Target = 'here' | 'former' | 'neighbour' | 'sister';

/** Who is no stranger in the other clinics: they stand there as somebody does here. */
const STANDINGS: Readonly<Record<Target, Readonly<Partial<Record<Identity, Column>>>>> = {
  here: {},
  former: {},
  // The admin of this clinic, the only one of its organization, and whoever was removed from the one under attack.
  neighbour: { VB: 'OA', OFF: 'VA' },
  // The organization's admin works there.
  sister: { OA: 'OA' },
};

/** What somebody gets when they name things of this kind; null where that is not told. */
export function expectedOf(
  { here, foreign, former, ofOrganization, elsewhere }: Expectation,
  identity: Identity,
  target: Target,
): Verdict | null {
  const column = columnOf(identity);
  if (target === 'here' && identity === 'CB' && elsewhere) return elsewhere;
  if (target === 'here' || (target === 'sister' && ofOrganization)) return here[column];
  const staff = FORMER_COLUMNS.find((name) => name === column);
  if (target === 'former' && !former) return null;
  if (target === 'former' && staff && former) return former[staff];
  const standing = STANDINGS[target][identity];
  if (standing) return foreign && here[standing];
  if (!foreign) return null;
  if (identity === 'AN') return foreign.anonymous;
  return OWNERS.includes(identity) ? foreign.owner : foreign.staff;
}
