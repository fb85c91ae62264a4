import {
  columnOf,
  COLUMNS,
  FORMER_COLUMNS,
  OWNERS,
  type Column,
  type Identity,
} from './identities.ts';

/** The expected result of a call: `Y` success or a conflict with the current state, `U` 401, `F` 403, `N` 404. */
export type Verdict = 'Y' | 'U' | 'F' | 'N';

/** The expected results of one call for all identities. */
export type Expectation = {
  readonly ofOrganization: boolean;
  /**
   * CB's result for OWN's things when the call names no clinic, so that CB's own clinic applies. Null if it is the
   * same as CX's.
   */
  readonly elsewhere: Verdict | null;
  /** For a client of the clinic, or the clinic itself; for DIS, for their own things. */
  readonly here: Readonly<Record<Column, Verdict>>;
  /**
   * For things of another tenant, by caller: not signed in, pet owners, staff. Null if the call names no such thing.
   */
  readonly foreign: Readonly<Record<'anonymous' | 'owner' | 'staff', Verdict>> | null;
  /** For a client who has left, by role of the clinic's staff. Null if the call names nothing of a client. */
  readonly former: Readonly<Record<(typeof FORMER_COLUMNS)[number], Verdict>> | null;
};

type Lines = {
  readonly foreign?: string;
  readonly former?: string;
  /** The named thing belongs to the organization, so it is the same in the sister clinic. */
  readonly ofOrganization?: boolean;
  readonly elsewhere?: Verdict;
};

/**
 * Parses one row of a table.
 *
 * @param line one letter for each of `COLUMNS`, in their order; spaces are ignored
 * @param lines `foreign` has three letters, `former` one for each of `FORMER_COLUMNS`
 */
export function row(
  line: string,
  { foreign, former, ofOrganization = false, elsewhere }: Lines = {},
): Expectation {
  return {
    ofOrganization,
    elsewhere: elsewhere ?? null,
    here: parseVerdicts(COLUMNS, line),
    foreign: foreign === undefined ? null : parseVerdicts(['anonymous', 'owner', 'staff'], foreign),
    former: former === undefined ? null : parseVerdicts(FORMER_COLUMNS, former),
  };
}

/** Allowed for everyone, signed in or not. */
export const everybody = row('Y YYYY YYYYY YY YYY');

/** Allowed for every signed-in person, about their own things. */
export const everySignedIn = row('U YYYY YYYYY YY YYY');

/** Allowed only for admins of the clinic: its settings. */
export const adminsOnly = row('U FFFF FFFFF YY NNN', { foreign: 'U F N' });

/** Allowed only for admins of the organization, not of a single clinic: settings shared by all its clinics. */
export const governorsOnly = row('U FFFF FFFFF FY NNN', { foreign: 'U F N' });

function parseVerdicts<const Name extends string>(
  names: readonly Name[],
  line: string,
): Record<Name, Verdict> {
  const letters = [...line.replaceAll(' ', '')];
  if (letters.length !== names.length || letters.some((letter) => !'YUFN'.includes(letter)))
    throw new Error(`${names.length} letters are wanted: ${line}`);
  return Object.fromEntries(names.map((name, at) => [name, letters[at]])) as Record<Name, Verdict>;
}

/** The owner of the things that a request names. */
export type Target = 'here' | 'former' | 'neighbour' | 'sister';

/** Identities that have a role at the other clinics, with the column that applies to them there. */
const COLUMNS_ELSEWHERE: Readonly<Record<Target, Readonly<Partial<Record<Identity, Column>>>>> = {
  here: {},
  former: {},
  // VB is the admin of this clinic, the only one of its organization; OFF, removed from the clinic under attack,
  // works there.
  neighbour: { VB: 'OA', OFF: 'VA' },
  // The organization admin works there.
  sister: { OA: 'OA' },
};

/** Returns the expected result for things of this target; null if the table does not define one. */
export function expectedVerdict(
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
  const columnElsewhere = COLUMNS_ELSEWHERE[target][identity];
  if (columnElsewhere) return foreign && here[columnElsewhere];
  if (!foreign) return null;
  if (identity === 'AN') return foreign.anonymous;
  return OWNERS.includes(identity) ? foreign.owner : foreign.staff;
}
