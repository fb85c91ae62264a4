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

const ACTING_PERSON = `select
  set_config('app.account', $1, true), set_config('app.user', $2, true),
  set_config('app.facilities', $3, true), set_config('app.families', $4, true),
  set_config('app.clinics', $5, true)`;
const ACTING_SYSTEM = `select set_config('app.system', $1, true)`;

/** The person for whom row-level security applies. Without a profile only `accountId` is set. */
export type ActingPerson = {
  readonly accountId?: string;
  readonly viewer: Viewer | null;
};

/**
 * Returns the database with row-level security for this person: they read and write only what the policies of its
 * tables allow.
 */
export function actingAs(db: Database, { accountId, viewer }: ActingPerson): Database {
  const families = viewer?.families.map(({ familyId }) => familyId) ?? [];
  const clinics = viewer?.clinics.map(({ facilityId }) => facilityId) ?? [];
  return databaseFor(db, {
    name: 'acting_person',
    text: ACTING_PERSON,
    values: [
      accountId ?? '',
      viewer?.userId ?? '',
      toArrayLiteral(viewer?.facilities.map(({ facilityId }) => facilityId) ?? []),
      toArrayLiteral(families),
      toArrayLiteral(clinics),
    ],
  });
}

/**
 * Returns the database with all rows visible, for work that no person does. A test lists the places that may call it.
 */
export function withoutPerson(db: Queryable, reason: Reason): Database {
  return databaseFor(db, { name: 'acting_system', text: ACTING_SYSTEM, values: [reason] });
}

/** Runs `work` with all rows visible. Inside a transaction, row-level security applies again after it. */
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
  // On an error the transaction ends, and the setting with it.
  const result = await work(db);
  // The caller may itself run without a person; restore its reason.
  await db.execute(sql`select set_config('app.system', ${outer?.reason ?? ''}, true)`);
  return result;
}

const toArrayLiteral = (ids: readonly string[]) => `{${[...new Set(ids)].join(',')}}`;
