import type { Reason } from '@zampa/db/without-person';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Acting } from '../db/acting-query.ts';
import {
  databaseOn,
  isDatabase,
  poolOf,
  rowsOf,
  type Connections,
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
  return actingOn(db, {
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
  return actingOn(db, { statement: 'acting_system', values: [reason] });
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
  if (isDatabase(db)) return work(withoutPerson(db, reason));
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

function actingOn(db: Queryable, acting: Acting): Database {
  return databaseOn(db, new ActingPool(poolOf(db), acting) as unknown as Connections);
}

type Statement = { readonly text: string };

/** Says for whom with each statement that runs by itself, and once with the beginning of each transaction. */
class ActingPool {
  readonly #pool: pg.Pool;
  readonly #acting: Acting;

  constructor(pool: pg.Pool, acting: Acting) {
    this.#pool = pool;
    this.#acting = acting;
  }

  query(statement: Statement, values: unknown[]) {
    return this.#pool.query(this.#said(statement), values);
  }

  async connect() {
    const client = await this.#pool.connect();
    return {
      query: (statement: Statement, values: unknown[]) =>
        client.query(
          statement.text.startsWith('begin') ? this.#said(statement) : statement,
          values,
        ),
      release: (error?: Error) => client.release(error),
    };
  }

  #said(statement: Statement) {
    return { ...statement, acting: this.#acting };
  }
}
