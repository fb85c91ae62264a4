/**
 * A version of the database, which lasts until any server writes anything. The same object for as long as the version
 * is the same.
 */
export type DatabaseState = {
  /** PostgreSQL's `pg_current_snapshot()` at that time. */
  readonly snapshot: string;
};

/** A session as it was read; `expiresAt` in milliseconds since 1970. */
export type CachedSession = { readonly sessionId: string; readonly expiresAt: number };

/** The sessions to read: only `unknown` if the snapshot is still `since`, else all `ids`. */
export type SessionLookup = {
  readonly ids: readonly string[];
  readonly unknown: readonly string[];
  readonly since: string;
};

type Answer<Session> = { readonly snapshot: string; readonly sessions: readonly Session[] };

type Found<Session> = {
  readonly state: DatabaseState;
  readonly sessions: Map<string, Session>;
};

/** Clears the cache at this size. So many sessions without a single write are rare. */
const MAX_SESSIONS = 10_000;

export type SessionCache<Session> = {
  /** Returns those of these sessions that are valid now, with the database state in which they are. */
  readonly find: (ids: readonly string[], now: Date) => Promise<Found<Session>>;
  /**
   * Clears the cache. Needed after a reconnect: a database that crashed may count transactions from an earlier
   * number.
   */
  readonly clear: () => void;
};

/**
 * Creates a cache of the sessions read in the latest database snapshot. Each lookup also asks for the current
 * snapshot, so that a cached session is used only if nothing was written since.
 *
 * @param read calls `lookup` once it has a connection, since opening one may clear the cache
 */
export function createSessionCache<Session extends CachedSession>(
  read: (lookup: () => SessionLookup, now: Date) => Promise<Answer<Session>>,
): SessionCache<Session> {
  let latest: Found<Session> = emptyStateOf('');

  async function find(ids: readonly string[], now: Date): Promise<Found<Session>> {
    if (latest.sessions.size > MAX_SESSIONS) latest = emptyStateOf('');
    let since = '';
    let valid = new Map<string, Session>();
    // Another lookup may clear the cache during the read; this one keeps its own copy, since its connection already
    // existed.
    const lookup = () => {
      since = latest.state.snapshot;
      valid = validSessionsOf(ids, latest.sessions, now);
      return { ids, unknown: ids.filter((id) => !valid.has(id)), since };
    };
    const { snapshot, sessions } = await read(lookup, now);
    if (snapshot !== latest.state.snapshot) latest = emptyStateOf(snapshot);
    const found = snapshot === since ? valid : new Map<string, Session>();
    for (const session of sessions) {
      found.set(session.sessionId, session);
      latest.sessions.set(session.sessionId, session);
    }
    return { state: latest.state, sessions: found };
  }

  return { find, clear: () => void (latest = emptyStateOf('')) };
}

const emptyStateOf = <Session>(snapshot: string): Found<Session> => ({
  state: { snapshot },
  sessions: new Map(),
});

function validSessionsOf<Session extends CachedSession>(
  ids: readonly string[],
  cached: ReadonlyMap<string, Session>,
  now: Date,
): Map<string, Session> {
  const valid = new Map<string, Session>();
  for (const id of ids) {
    const session = cached.get(id);
    if (session && session.expiresAt > now.getTime()) valid.set(id, session);
  }
  return valid;
}
