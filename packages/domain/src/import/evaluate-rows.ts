import type { RowError } from '../invitations/invite.ts';
import { CELL_LIMITS, type RowFault } from './cell-limits.ts';
import { type ComparablePet, createPetMatcher, type PetMatcher } from './pet-matcher.ts';
import { mergeClientRow, type ClientDetails } from './client-details.ts';
import {
  type ClientMatch,
  type ClientMatcher,
  createClientMatcher,
  type Identity,
} from './client-matcher.ts';

/** Maximum number of clients in one import. */
export const IMPORT_MAX = 1000;

/** Hours in which an import can be undone. */
export const UNDO_HOURS = 24;

/** Result for a row: the fault, or its client and the pets that it adds. */
export type RowResult<Pet> =
  | { readonly fault: RowFault }
  | {
      readonly fault?: undefined;
      /** Index of the client's first row; the row's own index if it is the first. */
      readonly first: number;
      readonly pets: readonly Pet[];
      /** The client's data merged so far. */
      readonly details: ClientDetails;
      /** Id of the client if an earlier attempt of this import created them; no new client is created. */
      readonly earlier?: string;
    };

/** Client whom the facility already has, and why they are not imported again. */
export type ExistingClient = { readonly id: string; readonly code: RowError };

/** Client created by an earlier attempt of an import, with their data and pets. */
export type EarlierClient = {
  readonly id: string;
  readonly details: ClientDetails;
  readonly pets: readonly ComparablePet[];
};

/** Parsed row: the client's identity, data and pets. */
export type IdentifiedRow<Pet> = {
  readonly fault?: undefined;
  readonly identity: Identity;
  readonly details: ClientDetails;
  readonly pets: readonly Pet[];
};

/**
 * Evaluates each row. A further row of a client adds its new pets; without new pets it is a duplicate. A row that
 * would make the client's note too long is rejected, so that no text is lost silently.
 *
 * @param rows in file order; rows that could not be parsed have their fault
 * @param existing clients that the facility already has
 * @param earlier clients created by earlier attempts of this import and unchanged since, by id: rows about them count
 * as further rows
 */
export function evaluateRows<Pet extends ComparablePet>(
  rows: readonly ({ readonly fault: RowFault } | IdentifiedRow<Pet>)[],
  existing: ClientMatcher<ExistingClient>,
  earlier: ReadonlyMap<string, EarlierClient> = new Map(),
): readonly RowResult<Pet>[] {
  const matcher = createClientMatcher<string | number>();
  const clients = new Map<string | number, MergedClient>();
  return rows.map((row, place) => {
    if (row.fault) return { fault: row.fault };
    const { identity, pets } = row;
    const rejected = (code: RowError, field: ClientMatch<unknown>['field']) => ({
      fault: { code, ...(field && { field }) },
    });
    const present = existing.find(identity, pets);
    const earlierClient =
      present?.client.code === 'ALREADY_PRESENT' ? earlier.get(present.client.id) : undefined;
    if (present && !earlierClient) return rejected(present.client.code, present.field);
    const repeated = matcher.find(identity, pets);
    const key = earlierClient?.id ?? repeated?.client ?? place;
    const before = clients.get(key);
    const client = before ?? {
      first: place,
      petMatcher: petMatcherOf(earlierClient),
      details: earlierClient?.details,
    };
    // A pet that is repeated within one row is kept.
    const more = pets.filter((pet) => !client.petMatcher.has(pet));
    const addsEmail = client.details?.email === null && row.details.email !== null;
    if (more.length === 0 && client.details && !addsEmail)
      return rejected('DUPLICATE', (present ?? repeated)?.field ?? null);
    const details = client.details ? mergeClientRow(client.details, row.details) : row.details;
    if (details.note.length > CELL_LIMITS.note && details.note !== client.details?.note)
      return { fault: { code: 'TOO_LONG', field: 'note' } };
    clients.set(key, { ...client, details });
    matcher.add(key, identity, pets);
    for (const pet of more) client.petMatcher.add(pet);
    return {
      first: client.first,
      pets: more,
      details,
      ...(earlierClient && { earlier: earlierClient.id }),
    };
  });
}

type MergedClient = {
  readonly first: number;
  readonly petMatcher: PetMatcher;
  /** Merged from the database and the rows so far; undefined before a new client's first row. */
  readonly details: ClientDetails | undefined;
};

function petMatcherOf(client: EarlierClient | undefined): PetMatcher {
  const existing = createPetMatcher();
  for (const pet of client?.pets ?? []) existing.add(pet);
  return existing;
}

/** All accepted rows of one client. */
export type ClientRows<Pet> = {
  /** Indexes of the rows. */
  readonly rows: readonly number[];
  readonly pets: readonly Pet[];
  /** Data of all rows, merged with what is stored. */
  readonly details: ClientDetails;
  /** Id of the client created by an earlier attempt. */
  readonly earlier: string | null;
};

/** Groups accepted rows by client. Each group has its row indexes, the merged data and all pets. */
export function groupRowsByClient<Pet>(
  verdicts: readonly RowResult<Pet>[],
): readonly ClientRows<Pet>[] {
  const accepted = verdicts.flatMap((verdict, row) => (verdict.fault ? [] : [{ ...verdict, row }]));
  return [...Map.groupBy(accepted, ({ first }) => first).values()].flatMap((rows) => {
    const last = rows.at(-1);
    if (!last) return [];
    const pets = rows.flatMap((each) => each.pets);
    const { details, earlier = null } = last;
    return [{ rows: rows.map(({ row }) => row), pets, details, earlier }];
  });
}
