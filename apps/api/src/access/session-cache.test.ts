import { describe, expect, it } from 'vitest';
import { createSessionCache, type CachedSession, type SessionLookup } from './session-cache.ts';

type Session = CachedSession & { readonly role: string };

const NOW = new Date('2026-11-28T09:00:00Z');
const LATER = NOW.getTime() + 3_600_000;

/** A fake session store that records its reads. */
function databaseWith(...roles: readonly [id: string, role: string, expiresAt?: number][]) {
  const sessions = new Map<string, Session>(
    roles.map(([sessionId, role, expiresAt = LATER]) => [
      sessionId,
      { sessionId, role, expiresAt },
    ]),
  );
  const database = { snapshot: '7:7:', reads: [] as string[][], meanwhile: () => {} };
  const cache = createSessionCache<Session>((lookup: () => SessionLookup, now: Date) => {
    const { ids, unknown, since } = lookup();
    const { snapshot } = database;
    const read = snapshot === since ? unknown : ids;
    database.reads.push([...read]);
    const found = read
      .map((id) => sessions.get(id))
      .filter((session) => session !== undefined && session.expiresAt > now.getTime());
    database.meanwhile();
    return Promise.resolve({ snapshot, sessions: found as Session[] });
  });
  return {
    ...cache,
    reads: database.reads,
    write(sessionId: string, role: string | null, snapshot: string) {
      if (role === null) sessions.delete(sessionId);
      else sessions.set(sessionId, { sessionId, role, expiresAt: LATER });
      database.snapshot = snapshot;
    },
    onAnswer: (act: () => void) => (database.meanwhile = act),
    rolesOf: async (ids: readonly string[], now = NOW) =>
      [...(await cache.find(ids, now)).sessions].map(([id, { role }]) => `${id} ${role}`),
  };
}

describe('session cache', () => {
  it('does not read sessions again while the database is unchanged', async () => {
    const database = databaseWith(['vera', 'vet'], ['olga', 'owner']);
    expect(await database.rolesOf(['vera'])).toEqual(['vera vet']);
    expect(await database.rolesOf(['vera', 'olga'])).toEqual(['vera vet', 'olga owner']);
    expect(await database.rolesOf(['olga', 'vera'])).toEqual(['olga owner', 'vera vet']);
    expect(database.reads).toEqual([['vera'], ['olga'], []]);
  });

  it.each([
    { what: 'a changed role', role: 'consultant', found: ['vera consultant'] },
    { what: 'a deleted session', role: null, found: [] },
  ])('reads a session again after a write: $what', async ({ role, found }) => {
    const database = databaseWith(['vera', 'vet']);
    await database.rolesOf(['vera']);
    database.write('vera', role, '8:8:');
    expect(await database.rolesOf(['vera'])).toEqual(found);
    expect(await database.rolesOf(['vera'])).toEqual(found);
  });

  it('reads a session again after it expires, even if nothing was written', async () => {
    const ends = NOW.getTime() + 1000;
    const database = databaseWith(['vera', 'vet', ends], ['olga', 'owner']);
    await database.rolesOf(['vera', 'olga']);
    expect(await database.rolesOf(['vera', 'olga'], new Date(ends - 1))).toHaveLength(2);
    expect(await database.rolesOf(['vera', 'olga'], new Date(ends))).toEqual(['olga owner']);
    expect(database.reads).toEqual([['vera', 'olga'], [], ['vera']]);
  });

  it('reads everything again after `clear`, since a restarted database may reuse snapshot names', async () => {
    const database = databaseWith(['vera', 'vet']);
    const { state } = await database.find(['vera'], NOW);
    database.write('vera', 'consultant', '7:7:');
    database.clear();
    expect(await database.rolesOf(['vera'])).toEqual(['vera consultant']);
    expect((await database.find(['vera'], NOW)).state).not.toBe(state);
  });

  it('answers a pending lookup with the cached session after `clear`, but not the next lookup', async () => {
    const database = databaseWith(['vera', 'vet']);
    await database.rolesOf(['vera']);
    database.onAnswer(() => {
      database.onAnswer(() => {});
      database.write('vera', 'consultant', '7:7:');
      database.clear();
    });
    expect(await database.rolesOf(['vera'])).toEqual(['vera vet']);
    expect(await database.rolesOf(['vera'])).toEqual(['vera consultant']);
  });

  it('returns the same state object until a write, then another', async () => {
    const database = databaseWith(['vera', 'vet'], ['olga', 'owner']);
    const first = await database.find(['vera'], NOW);
    expect((await database.find(['olga'], NOW)).state).toBe(first.state);
    database.write('olga', 'owner', '8:8:');
    expect((await database.find(['vera'], NOW)).state).not.toBe(first.state);
  });
});
