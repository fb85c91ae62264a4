/**
 * One state of the database, which lasts until anything at all is written to it, by whichever server: the same object as
 * long as it is known to be the same state.
 */
export type DatabaseState = {
  /** Which transactions had ended by then, as PostgreSQL writes it. */
  readonly snapshot: string;
};

/** A session as it was read; when it ends by itself, in milliseconds since 1970. */
export type ReadSession = { readonly sessionId: string; readonly expiresAt: number };

/** What is to be read: all of these, but only the unknown ones as long as the state is still this one. */
export type SessionQuestion = {
  readonly ids: readonly string[];
  readonly unknown: readonly string[];
  readonly since: string;
};

type Answer<Session> = { readonly snapshot: string; readonly sessions: readonly Session[] };

type Found<Session> = {
  readonly state: DatabaseState;
  readonly sessions: Map<string, Session>;
};

/** Where so many ask before anything is written, nothing else happens: all are read anew. */
const MOST_KNOWN = 10_000;

export type KnownSessions<Session> = {
  /** Returns the sessions among these that last at this moment, and the state in which they do. */
  readonly find: (ids: readonly string[], now: Date) => Promise<Found<Session>>;
  /** Has everything read anew: a database that broke down may count its transactions from where it was before. */
  readonly forget: () => void;
};

/**
 * Knows the sessions that were read in the latest state of the database. Whether it still is in that state, it is asked
 * each time: what was read before stands in for what would be read now, and for nothing that was written meanwhile.
 *
 * @param read asks what is to be asked once it has the connection for it: a new one forgets what was known
 */
export function createKnownSessions<Session extends ReadSession>(
  read: (question: () => SessionQuestion, now: Date) => Promise<Answer<Session>>,
): KnownSessions<Session> {
  let latest: Found<Session> = foundIn('');

  async function find(ids: readonly string[], now: Date): Promise<Found<Session>> {
    if (latest.sessions.size > MOST_KNOWN) latest = foundIn('');
    let since = '';
    let lasting = new Map<string, Session>();
    // Forgotten on the way is what other questions find: this one has a connection that was there before.
    const question = () => {
      since = latest.state.snapshot;
      lasting = lastingOf(ids, latest.sessions, now);
      return { ids, unknown: ids.filter((id) => !lasting.has(id)), since };
    };
    const { snapshot, sessions } = await read(question, now);
    if (snapshot !== latest.state.snapshot) latest = foundIn(snapshot);
    const found = snapshot === since ? lasting : new Map<string, Session>();
    for (const session of sessions) {
      found.set(session.sessionId, session);
      latest.sessions.set(session.sessionId, session);
    }
    return { state: latest.state, sessions: found };
  }

  return { find, forget: () => void (latest = foundIn('')) };
}

const foundIn = <Session>(snapshot: string): Found<Session> => ({
  state: { snapshot },
  sessions: new Map(),
});

function lastingOf<Session extends ReadSession>(
  ids: readonly string[],
  known: ReadonlyMap<string, Session>,
  now: Date,
): Map<string, Session> {
  const lasting = new Map<string, Session>();
  for (const id of ids) {
    const session = known.get(id);
    if (session && session.expiresAt > now.getTime()) lasting.set(id, session);
  }
  return lasting;
}
