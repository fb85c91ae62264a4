import type { Viewer } from '@zampa/domain/people/relation';
import DataLoader from 'dataloader';
import { accounts, sessions } from '@zampa/db/schema/people';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Clock } from '../ports/clock.ts';
import type { AccessClaims } from '../secrets/access-token.ts';
import { withoutPerson } from './acting.ts';
import { uuids } from '../db/arrays.ts';
import { rowsOf, type Database, type Queryable } from '../db/database.ts';
import { fixedSql } from '../db/fixed-sql.ts';
import { selectRows } from '../db/select-list.ts';
import type { Tokens } from '../secrets/tokens.ts';

/** A valid session of a signed-in person, who may not have a profile yet. */
export type Account = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Null until the profile is created, and while it is disabled. */
  readonly viewer: Viewer | null;
};

export type Authenticate = (authorization: string | undefined) => Promise<Account | null>;

/** Batch size of one statement, so that it does not delay other queries. */
const MAX_BATCH = 50;

/**
 * Creates the function that authenticates requests. The token identifies the session; rights are read again for every
 * request. Requests of one event-loop turn are batched into one query, because each further one then costs a fifth of
 * a separate query.
 */
export function createRequestAuthenticator(
  db: Database,
  tokens: Tokens,
  clock: Clock,
): Authenticate {
  const unknown = withoutPerson(db, 'sign-in');
  const loader = new DataLoader<AccessClaims, Account | null>(
    (claims) => findAccounts(unknown, claims, clock.now()),
    // No cache: each request must see current rights.
    { cache: false, maxBatchSize: MAX_BATCH, batchScheduleFn: setImmediate },
  );
  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    const claims = token ? tokens.readAccess(token) : null;
    return claims && loader.load(claims);
  };
}

/**
 * Returns a person who is identified without a session, such as by a link; null if they are disabled or do not exist.
 */
export async function findViewer(db: Queryable, userId: string): Promise<Viewer | null> {
  const [row] = await rowsOf<{ viewer: Viewer }>(
    db,
    sql`select ${viewerJson} as viewer from users u where u.id = ${userId} and u.enabled`,
  );
  return row?.viewer ?? null;
}

/** @returns the account of each claim, in order; null if its session is not valid or belongs to another account */
async function findAccounts(
  db: Database,
  claims: readonly AccessClaims[],
  now: Date,
): Promise<readonly (Account | null)[]> {
  const ids = [...new Set(claims.map(({ sessionId }) => sessionId))];
  const rows: readonly Account[] = await readSessions(db, ids, now);
  const bySession = new Map(rows.map((account) => [account.sessionId, account]));
  return claims.map(({ sessionId, accountId }) => {
    const account = bySession.get(sessionId);
    return account?.accountId === accountId ? account : null;
  });
}

/** SQL: person `u` as the domain rules need them. */
const viewerJson = fixedSql(sql`json_build_object(
  'userId', u.id,
  'isVet', u.is_vet,
  'facilities', (
    select coalesce(json_agg(json_build_object('facilityId', m.facility_id, 'roleId', m.role_id,
      'receptionAnswers', place.reception_answers)), '[]')
    from (select distinct facility_id, role_id from facility_staff where user_id = u.id) m
    join facilities place on place.id = m.facility_id
  ),
  'families', (
    select coalesce(json_agg(json_build_object('familyId', fm.family_id, 'admin', fm.role_id = 9)), '[]')
    from family_members fm where fm.user_id = u.id and fm.status = 'ACTIVE'
  ),
  'applications', (
    select coalesce(json_agg(fm.family_id), '[]')
    from family_members fm where fm.user_id = u.id and fm.status = 'PENDING'
  ),
  'clinics', (
    select coalesce(json_agg(json_build_object(
      'facilityId', fc.facility_id, 'familyId', fc.family_id, 'status', fc.status)), '[]')
    from facility_clients fc
    join family_members fm on fm.family_id = fc.family_id
    where fm.user_id = u.id and fm.status = 'ACTIVE'
  ))`);

const [s, a] = [alias(sessions, 's'), alias(accounts, 'a')];
const sessionFields = {
  sessionId: s.id,
  accountId: s.accountId,
  email: a.email,
  viewer: sql<Viewer | null>`case when u.id is null then null else ${viewerJson} end`,
};

const readSessions = (db: Database, ids: readonly string[], now: Date) =>
  selectRows(
    db,
    sessionFields,
    (columns) => sql`select ${columns} from sessions s
      join accounts a on a.id = s.account_id
      left join users u on u.account_id = a.id and u.enabled
      where s.id = any(${uuids(ids)}) and s.ended_at is null and s.expires_at > ${now}`,
  );
