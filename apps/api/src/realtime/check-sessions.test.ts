import { describe, expect, it, onTestFinished } from 'vitest';
import { startSessionChecks, type FindLastingSessions } from './check-sessions.ts';

const OFTEN_MS = 1;

function startChecks(sessionIds: readonly string[], findLastingSessions: FindLastingSessions) {
  const disconnected: string[] = [];
  const errors: unknown[] = [];
  let rounds = 0;
  const sockets = sessionIds.map((sessionId, number) => ({
    data: { sessionId },
    disconnect: () => disconnected.push(`${number} of ${sessionId}`),
  }));
  const checks = startSessionChecks({
    sockets() {
      rounds += 1;
      return sockets;
    },
    findLastingSessions,
    onError: (error) => errors.push(error),
    everyMs: OFTEN_MS,
  });
  onTestFinished(() => checks.stop());
  return { disconnected, errors, checks, rounds: () => rounds };
}

describe('the session check of open sockets', () => {
  it('checks all sockets in one query and disconnects those whose session has ended', async () => {
    const questions: (readonly string[])[] = [];
    const { disconnected, checks } = startChecks(['a', 'b', 'a', 'c'], async (ids) => {
      questions.push(ids);
      return new Set(['b']);
    });
    await expect.poll(() => disconnected.length).toBeGreaterThanOrEqual(3);
    await checks.stop();
    expect(questions[0]).toEqual(['a', 'b', 'c']);
    expect(disconnected.slice(0, 3)).toEqual(['0 of a', '2 of a', '3 of c']);
    expect(disconnected).toHaveLength(questions.length * 3);
  });

  it('keeps all sockets while the database does not answer, and checks them again later', async () => {
    let count = 0;
    const { disconnected, errors } = startChecks(['a'], async () => {
      count += 1;
      if (count < 3) throw new Error('away');
      return new Set<string>();
    });
    await expect.poll(() => disconnected.length).toBeGreaterThan(0);
    expect(errors).toEqual([new Error('away'), new Error('away')]);
  });

  it('sends no query if no socket is open', async () => {
    let questions = 0;
    const { rounds } = startChecks([], async () => {
      questions += 1;
      return new Set<string>();
    });
    await expect.poll(rounds).toBeGreaterThan(3);
    expect(questions).toBe(0);
  });
});
