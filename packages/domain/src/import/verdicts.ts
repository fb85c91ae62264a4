import { readEmail, readPhone, type RowError } from '../invitations/invite.ts';
import { CELL_LIMITS, type RowFault } from './cell-limits.ts';
import { plainWords } from './cells.ts';
import { type ComparablePet, createKnownPets, type KnownPets } from './known-pets.ts';
import { withFurtherRow, type SaidOfClient } from './said-of-client.ts';
import type { RowWarning } from './warnings.ts';

/** How many clients one import may bring. */
export const IMPORT_MAX = 1000;

/** For how long an import can be taken back. */
export const UNDO_HOURS = 24;

/** Of a phone number; `match_key` in the database keeps as many. */
const MATCHED_DIGITS = 6;

/** How somebody is reached, in the form in which it is kept. */
export type ContactWays = { readonly email: string | null; readonly phone: string | null };

/** How a row's person is reached and what of it could not be read, or why nobody could be by what it says. */
export type ContactVerdict =
  | (ContactWays & {
      readonly mobile: string | null;
      readonly warnings: readonly RowWarning[];
      readonly fault?: undefined;
    })
  | { readonly fault: RowFault };

type Typed = {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly phone2?: string | null | undefined;
};

/**
 * Reads how a row's person is reached. One right way is enough; what cannot be read beside it is a warning, so that
 * nothing is lost in silence.
 *
 * @param withoutContact whether somebody with a name and no way to reach them is taken as well
 */
export function readContact(row: Typed, withoutContact = false): ContactVerdict {
  const email = readEmail(row.email ?? '');
  const phones = [row.phone, row.phone2].map((typed) => readPhone(typed ?? ''));
  const [phone = null, mobile = null] = phones.filter((number) => number !== null);
  const warnings: readonly RowWarning[] = [
    ...unread('email', row.email, email, 'invalid_email'),
    ...unread('phone', row.phone, phones[0], 'invalid_phone'),
    ...unread('phone2', row.phone2, phones[1], 'invalid_phone'),
  ];
  if (email || phone) return { email, phone, mobile, warnings };
  const isNamed = `${row.firstName ?? ''}${row.lastName ?? ''}`.trim() !== '';
  if (!withoutContact || !isNamed) {
    const field = row.phone?.trim() && !row.email?.trim() ? 'phone' : 'email';
    return { fault: { code: 'INVALID_EMAIL_OR_PHONE', field } };
  }
  const none = { field: 'phone', code: 'no_contact', value: '' } as const;
  return { email, phone, mobile, warnings: [...warnings, none] };
}

function unread(
  field: 'email' | 'phone' | 'phone2',
  typed: string | null | undefined,
  read: string | null | undefined,
  code: 'invalid_email' | 'invalid_phone',
): readonly RowWarning[] {
  const value = typed?.trim() ?? '';
  return value && !read ? [{ field, code, value }] : [];
}

/** What makes two people the same: the address, or the number without one, or the name without either. */
export type Identity =
  | { readonly email: string }
  | { readonly phone: string }
  | { readonly name: string };

/** What becomes of a row: why it is not imported, or whose client it is about and which animals it brings them. */
export type RowVerdict<Pet> =
  | { readonly fault: RowFault }
  | {
      readonly fault?: undefined;
      /** The place of the client's first row; its own where it is that one. */
      readonly first: number;
      readonly pets: readonly Pet[];
      /** What is said of the client by now. */
      readonly said: SaidOfClient;
      /** Whose client it is about where an earlier try of the same import has brought them: nobody is made anew. */
      readonly earlier?: string;
    };

/** A client whom an earlier try of an import has brought, with what is said of them and their animals. */
export type EarlierClient = {
  readonly id: string;
  readonly said: SaidOfClient;
  readonly pets: readonly ComparablePet[];
};

/** A row as it was read: who it is about, what it says of them and which animals it brings them. */
export type JudgedRow<Pet> = {
  readonly fault?: undefined;
  readonly identity: Identity;
  readonly said: SaidOfClient;
  readonly pets: readonly Pet[];
};

/**
 * Returns what becomes of each row. A further row of somebody brings them the animals that no row before it has; where
 * there are none it is a duplicate. One with which the client's note would be longer than can be kept is not taken, so that
 * nothing is lost in silence.
 *
 * @param rows in the order of the file, or the fault found while reading them
 * @param known why somebody whom the facility knows already is not imported again
 * @param earlier whom earlier tries of the same import have brought, and nobody has taken over since: rows about them are
 *   further rows, as if they had come with the first
 */
export function judgeRows<Pet extends ComparablePet>(
  rows: readonly ({ readonly fault: RowFault } | JudgedRow<Pet>)[],
  known: ReadonlyMap<string, RowError>,
  earlier: ReadonlyMap<string, EarlierClient> = new Map(),
): readonly RowVerdict<Pet>[] {
  const clients = new Map<string, JudgedClient>();
  return rows.map((row, place) => {
    if (row.fault) return { fault: row.fault };
    const { identity, pets } = row;
    const key = identityKey(identity);
    const refused = (code: RowError) => ({ fault: { code, ...fieldOf(identity) } });
    const code = known.get(key);
    const brought = code === 'ALREADY_PRESENT' ? earlier.get(key) : undefined;
    if (code && !brought) return refused(code);
    const before = clients.get(key);
    const client = before ?? { first: place, known: knownPetsOf(brought), said: brought?.said };
    // What one row says of its own animals is taken as it stands.
    const more = pets.filter((pet) => !client.known.has(pet));
    if (more.length === 0 && (brought || before)) return refused('DUPLICATE');
    const said = client.said ? withFurtherRow(client.said, row.said) : row.said;
    if (said.note.length > CELL_LIMITS.note && said.note !== client.said?.note)
      return { fault: { code: 'TOO_LONG', field: 'note' } };
    clients.set(key, { ...client, said });
    for (const pet of more) client.known.add(pet);
    return { first: client.first, pets: more, said, ...(brought && { earlier: brought.id }) };
  });
}

type JudgedClient = {
  readonly first: number;
  readonly known: KnownPets;
  /** By what is stored and the rows so far; undefined before the first of somebody new. */
  readonly said: SaidOfClient | undefined;
};

function knownPetsOf(client: EarlierClient | undefined): KnownPets {
  const known = createKnownPets();
  for (const pet of client?.pets ?? []) known.add(pet);
  return known;
}

/** What the rows of one client come to. */
export type JoinedRows<Pet> = {
  /** Their places. */
  readonly rows: readonly number[];
  readonly pets: readonly Pet[];
  /** What all of them say of the client, beside what is stored. */
  readonly said: SaidOfClient;
  /** Whom an earlier try has brought. */
  readonly earlier: string | null;
};

/**
 * Returns the clients that the rows come to, each with the places of their rows, what these say and all the animals
 * that they bring.
 */
export function joinedRows<Pet>(verdicts: readonly RowVerdict<Pet>[]): readonly JoinedRows<Pet>[] {
  const accepted = verdicts.flatMap((verdict, row) => (verdict.fault ? [] : [{ ...verdict, row }]));
  return [...Map.groupBy(accepted, ({ first }) => first).values()].flatMap((rows) => {
    const last = rows.at(-1);
    if (!last) return [];
    const pets = rows.flatMap((each) => each.pets);
    const { said, earlier = null } = last;
    return [{ rows: rows.map(({ row }) => row), pets, said, earlier }];
  });
}

function fieldOf(identity: Identity): Pick<RowFault, 'field'> {
  if ('email' in identity) return { field: 'email' };
  return 'phone' in identity ? { field: 'phone' } : {};
}

/** Returns what two rows have in common that are of the same person: their address, else their number, else their name. */
export function identityKey(identity: Identity): string {
  if ('email' in identity) return identity.email;
  return 'phone' in identity ? `tel:${identity.phone}` : `name:${plainWords(identity.name)}`;
}

/**
 * Returns what people who may be the same without an address have in common: the last digits of their number, however
 * it was typed, or the Latin letters of their name. Whether they are the same is said by `identityKey`.
 */
export function matchKey(identity: Exclude<Identity, { readonly email: string }>): string {
  if ('phone' in identity) return identity.phone.slice(-MATCHED_DIGITS);
  return identity.name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
}
