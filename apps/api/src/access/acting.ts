import type { Reason } from '@zampa/db/without-person';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import {
  databaseFor,
  isTransaction,
  rowsOf,
  type Database,
  type Queryable,
} from '../db/database.ts';

/** Who is signed in, or who is known in another way; without a profile there is an account alone. */
export type ActingPerson = {
  readonly accountId?: string;
  readonly viewer: Viewer | null;
};

/** Returns the database as far as it is this person's: the policies of its tables show and take nothing else. */
export function actingAs(db: Database, { accountId, viewer }: ActingPerson): Database {
  const families = viewer?.families.map(({ familyId }) => familyId) ?? [];
  const clinics = viewer?.clinics.map(({ facilityId }) => facilityId) ?? [];
  return databaseFor(db, {
    statement: 'acting_person',
    values: [
      accountId ?? '',
      viewer?.userId ?? '',
      arrayOf(viewer?.facilities.map(({ facilityId }) => facilityId) ?? []),
      arrayOf(families),
      arrayOf(clinics),
    ],
  });
}

/** Returns the whole database, for what is done without a person. Where that may be is named by a test. */
export function withoutPerson(db: Queryable, reason: Reason): Database {
  return databaseFor(db, { statement: 'acting_system', values: [reason] });
}

/**
 * Does something that goes beyond what is the person's own, inside their transaction or beside it, with the whole
 * database open to it meanwhile.
 */
export async function withoutPersonIn<Result>(
  db: Queryable,
  reason: Reason,
  work: (db: Queryable) => Promise<Result>,
): Promise<Result> {
  if (!isTransaction(db)) return work(withoutPerson(db, reason));
  const [outer] = await rowsOf<{ reason: string }>(
    db,
    sql`select coalesce(current_setting('app.system', true), '') as reason`,
  );
  await db.execute(sql`select set_config('app.system', ${reason}, true)`);
  // What fails ends the transaction, and this with it.
  const result = await work(db);
  // It may itself be part of something that goes on.
  await db.execute(sql`select set_config('app.system', ${outer?.reason ?? ''}, true)`);
  return result;
}

const arrayOf = (ids: readonly string[]) => `{${[...new Set(ids)].join(',')}}`;
