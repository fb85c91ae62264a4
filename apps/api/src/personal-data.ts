import type { UnitOfWork } from './db/unit-of-work.ts';
import type { SQL } from 'drizzle-orm';

/** The person whose data is concerned. */
export type DataSubject = {
  readonly accountId: string;
  /** Null if there is no profile. */
  readonly userId: string | null;
  readonly email: string;
};

/** A part of the personal data stored about a person. */
export type DataPart = {
  /** The tables that the part reads. */
  readonly tables: readonly string[];
  /** Returns a query with one JSON value: the person's data in these tables, without data private to others. */
  readonly json: (subject: DataSubject) => SQL;
};

type DataParts = Readonly<Record<string, DataPart>>;

/**
 * Personal data stored by a feature. A test fails if a table that refers to people is neither exported nor
 * withheld, so that new tables are not forgotten.
 */
export type PersonalData = {
  /** Parts of the export, read with the person's row-level security. */
  readonly parts?: DataParts;
  /** Parts that belong to the person only by their e-mail address, read without row-level security. */
  readonly byAddress?: DataParts;
  /** Tables that refer to people but are not exported, with the reason. */
  readonly withheld?: Readonly<Record<string, string>>;
};

/** A person who is erased, with the families and facilities they leave. */
export type Leaver = DataSubject & {
  readonly isVet: boolean;
  /** Families without other members, which end with this person. */
  readonly endingFamilies: readonly string[];
  /** Families that continue without this person. */
  readonly lastingFamilies: readonly string[];
  /** Facilities without other staff, which are closed for good. */
  readonly desertedFacilities: readonly string[];
};

type ErasureStep = (work: UnitOfWork, leaver: Leaver) => Promise<void>;

/** Erasure steps of all features, without an acting person. */
export type Erasure = {
  /** Refuses an erasure that would leave others without an admin. */
  readonly refuse: ErasureStep;
  /** On request: immediately revokes access to and by the person. */
  readonly close: ErasureStep;
  /** On withdrawal: notifies the people who had been notified of the erasure. */
  readonly reopen: ErasureStep;
  /** After the deadline: cancels future appointments and notifies those affected, still with the person's name. */
  readonly callOff: ErasureStep;
  /** Deletes the person's data and removes their name from records that others must keep. */
  readonly erase: ErasureStep;
};

/** Erasure steps of one feature. */
export type ErasureSteps<Parts> = {
  readonly [Step in keyof Erasure]?: (
    deps: Parts,
    work: UnitOfWork,
    leaver: Leaver,
  ) => Promise<void>;
};
