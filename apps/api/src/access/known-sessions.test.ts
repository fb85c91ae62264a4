import { describe, expect, it } from 'vitest';
import { createKnownSessions, type ReadSession, type SessionQuestion } from './known-sessions.ts';

type Session = ReadSession & { readonly role: string };

const NOW = new Date('2026-11-28T09:00:00Z');
const LATER = NOW.getTime() + 3_600_000;

/** A database of sessions, which counts what it reads. */
function databaseWith(...roles: readonly [id: string, role: string, expiresAt?: number][]) {
  const sessions = new Map<string, Session>(
    roles.map(([sessionId, role, expiresAt = LATER]) => [
      sessionId,
      { sessionId, role, expiresAt },
    ]),
  );
  const database = { snapshot: '7:7:', reads: [] as string[][], meanwhile: () => {} };
  const known = createKnownSessions<Session>((question: () => SessionQuestion, now: Date) => {
    const { ids, unknown, since } = question();
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
    ...known,
    reads: database.reads,
    write(sessionId: string, role: string | null, snapshot: string) {
      if (role === null) sessions.delete(sessionId);
      else sessions.set(sessionId, { sessionId, role, expiresAt: LATER });
      database.snapshot = snapshot;
    },
    onAnswer: (act: () => void) => (database.meanwhile = act),
    rolesOf: async (ids: readonly string[], now = NOW) =>
      [...(await known.find(ids, now)).sessions].map(([id, { role }]) => `${id} ${role}`),
  };
}

describe('sessions that are known', () => {
  it('are not read again as long as nothing is written', async () => {
    const database = databaseWith(['vera', 'vet'], ['olga', 'owner']);
    expect(await database.rolesOf(['vera'])).toEqual(['vera vet']);
    expect(await database.rolesOf(['vera', 'olga'])).toEqual(['vera vet', 'olga owner']);
    expect(await database.rolesOf(['olga', 'vera'])).toEqual(['olga owner', 'vera vet']);
    expect(database.reads).toEqual([['vera'], ['olga'], []]);
  });

  it.each([
    { what: 'their role', role: 'consultant', found: ['vera consultant'] },
    { what: 'that they are over', role: null, found: [] },
  ])('are read anew with what was written: $what', async ({ role, found }) => {
    const database = databaseWith(['vera', 'vet']);
    await database.rolesOf(['vera']);
    database.write('vera', role, '8:8:');
    expect(await database.rolesOf(['vera'])).toEqual(found);
    expect(await database.rolesOf(['vera'])).toEqual(found);
  });

  it('are read anew once their time is up, though nothing was written', async () => {
    const ends = NOW.getTime() + 1000;
    const database = databaseWith(['vera', 'vet', ends], ['olga', 'owner']);
    await database.rolesOf(['vera', 'olga']);
    expect(await database.rolesOf(['vera', 'olga'], new Date(ends - 1))).toHaveLength(2);
    expect(await database.rolesOf(['vera', 'olga'], new Date(ends))).toEqual(['olga owner']);
    expect(database.reads).toEqual([['vera', 'olga'], [], ['vera']]);
  });

  it('are forgotten with a database that counts its transactions anew', async () => {
    const database = databaseWith(['vera', 'vet']);
    const { state } = await database.find(['vera'], NOW);
    database.write('vera', 'consultant', '7:7:');
    database.forget();
    expect(await database.rolesOf(['vera'])).toEqual(['vera consultant']);
    expect((await database.find(['vera'], NOW)).state).not.toBe(state);
  });

  it('are what they were when they were asked for, though they are forgotten on the way; not for the next one', async () => {
    const database = databaseWith(['vera', 'vet']);
    await database.rolesOf(['vera']);
    database.onAnswer(() => {
      database.onAnswer(() => {});
      database.write('vera', 'consultant', '7:7:');
      database.forget();
    });
    expect(await database.rolesOf(['vera'])).toEqual(['vera vet']);
    expect(await database.rolesOf(['vera'])).toEqual(['vera consultant']);
  });

  it('are of one state for all that nothing was written between, and of another after that', async () => {
    const database = databaseWith(['vera', 'vet'], ['olga', 'owner']);
    const first = await database.find(['vera'], NOW);
    expect((await database.find(['olga'], NOW)).state).toBe(first.state);
    database.write('olga', 'owner', '8:8:');
    expect((await database.find(['vera'], NOW)).state).not.toBe(first.state);
  });
});
