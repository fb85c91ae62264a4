import type { Viewer } from '@zampa/domain/people/relation';
import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import type { Clock } from '../ports/clock.ts';
import type { AccessClaims } from '../secrets/access-token.ts';
import { withoutPerson } from './acting.ts';
import { uuids } from '../db/arrays.ts';
import {
  onConnection,
  rowsOf,
  rowsOnceConnected,
  type Database,
  type Queryable,
} from '../db/database.ts';
import { fixedSql } from '../db/fixed-sql.ts';
import {
  createSessionCache,
  type DatabaseState,
  type SessionCache,
  type CachedSession,
  type SessionLookup,
} from './session-cache.ts';
import type { Tokens } from '../secrets/tokens.ts';

/** A valid session of a signed-in person, who may not have a profile yet. */
export type Account = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Null until the profile is created, and while it is disabled. */
  readonly viewer: Viewer | null;
};

/** The account of a request. */
export type FoundAccount = Account & {
  /** Database state at the time of the read; equal states mean equal rows. */
  readonly state: DatabaseState;
};

export type Authenticate = (authorization: string | undefined) => Promise<FoundAccount | null>;

/** Batch size of one statement, so that it does not delay other queries. */
const MAX_BATCH = 50;

/**
 * Creates the function that authenticates requests. The token identifies the session. Rights are read again for
 * every request, unless nothing was written since the last read. Requests of one event-loop turn are batched into
 * one query, because each further one then costs a fifth of a separate query.
 */
export function createAuthenticator(db: Database, tokens: Tokens, clock: Clock): Authenticate {
  const unknown = withoutPerson(db, 'sign-in');
  const sessions = createSessionCache((lookup, now) => readSessions(unknown, lookup, now));
  onConnection(db, sessions.clear);
  const accounts = new DataLoader<AccessClaims, FoundRow | null>(
    (claims) => findAccounts(sessions, claims, clock.now()),
    // No cache: each request must see current rights.
    { cache: false, maxBatchSize: MAX_BATCH, batchScheduleFn: setImmediate },
  );
  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    const claims = token ? tokens.readAccess(token) : null;
    const found = claims && (await accounts.load(claims));
    return found ? { ...claims, ...found } : null;
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

type FoundRow = Pick<FoundAccount, 'email' | 'viewer' | 'state'>;
type SessionRow = AccessClaims & CachedSession & Pick<Account, 'email' | 'viewer'>;

/** @returns the account of each claim, in order; null if its session is not valid or belongs to another account */
async function findAccounts(
  cache: SessionCache<SessionRow>,
  claims: readonly AccessClaims[],
  now: Date,
): Promise<readonly (FoundRow | null)[]> {
  const ids = [...new Set(claims.map(({ sessionId }) => sessionId))];
  const { state, sessions } = await cache.find(ids, now);
  return claims.map(({ sessionId, accountId }) => {
    const row = sessions.get(sessionId);
    return row?.accountId === accountId ? { email: row.email, viewer: row.viewer, state } : null;
  });
}

async function readSessions(db: Database, lookup: () => SessionLookup, now: Date) {
  type Row = { readonly snapshot: string } & (SessionRow | { readonly sessionId: null });
  const rows = await rowsOnceConnected<Row>(db, () => sessionsQuery(lookup(), now));
  return {
    snapshot: rows[0]?.snapshot ?? '',
    sessions: rows.filter((row) => row.sessionId !== null),
  };
}

const sessionsQuery = ({ ids, unknown, since }: SessionLookup, now: Date) => sql`
  select state.snapshot, found.*
  from (select pg_current_snapshot()::text as snapshot) state
  left join lateral (
    select s.id as "sessionId", s.account_id as "accountId",
      extract(epoch from s.expires_at)::float8 * 1000 as "expiresAt", a.email,
      case when u.id is null then null else ${viewerJson} end as viewer
    from sessions s
    join accounts a on a.id = s.account_id
    left join users u on u.account_id = a.id and u.enabled
    where s.id = any(case when state.snapshot = ${since} then ${uuids(unknown)} else ${uuids(ids)} end)
      and s.ended_at is null and s.expires_at > ${now}
  ) found on true`;

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
