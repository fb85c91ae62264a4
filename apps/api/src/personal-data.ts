import type { SQL } from 'drizzle-orm';

/** Whose data it is. */
export type DataSubject = {
  readonly accountId: string;
  /** Null as long as there is no profile. */
  readonly userId: string | null;
  readonly email: string;
};

/** One part of what is held on a person. */
export type DataPart = {
  /** The tables that it is read from. */
  readonly tables: readonly string[];
  /** A query of one JSON value: what of these tables is the person's, and nothing that is private to others. */
  readonly json: (subject: DataSubject) => SQL;
};

type DataParts = Readonly<Record<string, DataPart>>;

/**
 * What a feature holds on people. A test fails as long as a table that refers to a person is in no part and not among
 * what is withheld, so that what is added later is not forgotten.
 */
export type PersonalData = {
  /** The parts of the export, read as the person: row-level security holds here as everywhere. */
  readonly parts?: DataParts;
  /** Parts that are the person's by their address alone, and therefore read without a person. */
  readonly byAddress?: DataParts;
  /** Tables that refer to people and are not exported, each with the reason. */
  readonly withheld?: Readonly<Record<string, string>>;
};
