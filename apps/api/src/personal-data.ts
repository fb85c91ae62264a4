import type { UnitOfWork } from './db/unit-of-work.ts';
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

/** Somebody who is erased, with what they leave. */
export type Leaver = DataSubject & {
  readonly isVet: boolean;
  /** Families in which nobody else is left: they end with this person. */
  readonly endingFamilies: readonly string[];
  /** Families that go on without them. */
  readonly lastingFamilies: readonly string[];
  /** Facilities in which nobody else works: nobody will again. */
  readonly desertedFacilities: readonly string[];
};

type ErasureStep = (work: UnitOfWork, leaver: Leaver) => Promise<void>;

/** What all features together do when somebody is erased, step by step; the database is nobody's in all of them. */
export type Erasure = {
  /** Refuses what would leave others with nobody who can decide. */
  readonly refuse: ErasureStep;
  /** Ends at once, with the request, what leads to the person or lets them in. */
  readonly close: ErasureStep;
  /** Says to whom it was said that the person was going that they are back, once they have taken the request back. */
  readonly reopen: ErasureStep;
  /** Calls off, once the time is over, what lies ahead and others wait for; they are told who it was. */
  readonly callOff: ErasureStep;
  /** Erases what is the person's, and takes their name from what others have to keep. */
  readonly erase: ErasureStep;
};

/** The steps that one feature takes, with what features are given. */
export type ErasureSteps<Parts> = {
  readonly [Step in keyof Erasure]?: (
    deps: Parts,
    work: UnitOfWork,
    leaver: Leaver,
  ) => Promise<void>;
};
