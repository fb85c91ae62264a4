import { describe, expect, it, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import { createAppStorage } from '../storage/app-storage.ts';
import { memoryStorage } from '../storage/memory-storage.test-data.ts';
import { createSessionTokens, SESSION_ENTRY } from './tokens.ts';

const MINUTE = 60_000;

/** A server that answers refreshes with numbered tokens, or with what it is told to. */
function refreshes(answer?: () => Promise<Response>) {
  const spent: unknown[] = [];
  const transport = async (_call: unknown, { body }: { body?: unknown }) => {
    spent.push(body);
    const number = spent.length;
    if (answer) return answer();
    return Response.json({
      accessToken: `access-${number}`,
      refreshToken: `refresh-${number}`,
      expiresIn: 600,
    });
  };
  return { spent, transport };
}

function signedIn(answer?: () => Promise<Response>) {
  const clock = { now: 0 };
  const { spent, transport } = refreshes(answer);
  const storage = createAppStorage('owner', memoryStorage());
  const onEnded = vi.fn<() => void>();
  const tokens = createSessionTokens({
    storage,
    transport,
    exclusively: (_name, task) => task(),
    now: () => clock.now,
    onEnded,
  });
  tokens.begin('marta@zampa.example', {
    accessToken: 'access-0',
    refreshToken: 'refresh-0',
    expiresIn: 600,
  });
  return { tokens, storage, clock, spent, onEnded };
}

describe('tokens', () => {
  it('keeps the refresh token in the browser and the access token out of it', () => {
    const { storage } = signedIn();
    expect(JSON.stringify(storage.read(SESSION_ENTRY))).toContain('refresh-0');
    expect(JSON.stringify(storage.read(SESSION_ENTRY))).not.toContain('access-0');
  });

  it.each([
    { why: 'at once', ms: 0, token: 'access-0' },
    { why: 'with more than half a minute left', ms: 9.5 * MINUTE - 1, token: 'access-0' },
    { why: 'with half a minute left', ms: 9.5 * MINUTE, token: 'access-1' },
    { why: 'after its end', ms: 11 * MINUTE, token: 'access-1' },
  ])('$why gives $token', async ({ ms, token }) => {
    const { tokens, clock } = signedIn();
    clock.now = ms;
    await expect(tokens.token()).resolves.toBe(token);
  });

  it('spends a refresh token once, however many calls ask at the same moment', async () => {
    const { tokens, spent } = signedIn();
    const renewed = await Promise.all(['a', 'b', 'c'].map(() => tokens.renew('access-0')));
    expect(renewed).toEqual(['access-1', 'access-1', 'access-1']);
    expect(spent).toEqual([{ refreshToken: 'refresh-0' }]);
  });

  it('gives the renewed token to a call that was refused with the one before', async () => {
    const { tokens, spent } = signedIn();
    await tokens.renew('access-0');
    await expect(tokens.renew('access-0')).resolves.toBe('access-1');
    expect(spent).toHaveLength(1);
  });

  it('spends what another tab has left, not what it remembers itself', async () => {
    const { tokens, storage, spent } = signedIn();
    storage.write(SESSION_ENTRY, { ...tokens.stored(), refreshToken: 'of-the-other-tab' });
    await tokens.renew('access-0');
    expect(spent).toEqual([{ refreshToken: 'of-the-other-tab' }]);
  });

  it('ends when the server refuses', async () => {
    const { tokens, onEnded } = signedIn(() => Promise.reject(new ApiRefusal(401, {})));
    await expect(tokens.renew('access-0')).resolves.toBeNull();
    expect(onEnded).toHaveBeenCalledOnce();
    expect(tokens.stored()).toBeNull();
  });

  it.each([
    ['no answer', new ApiUnreachable('No answer')],
    ['a fault of the server', new ApiRefusal(503, {})],
  ])('lasts through %s', async (_why, error) => {
    const { tokens, onEnded } = signedIn(() => Promise.reject(error));
    await expect(tokens.renew('access-0')).rejects.toBe(error);
    expect(onEnded).not.toHaveBeenCalled();
    expect(tokens.stored()?.refreshToken).toBe('refresh-0');
  });

  it('does not bring a session back that was signed out while the answer was on its way', async () => {
    let answer = (_response: Response) => {};
    const { tokens } = signedIn(() => new Promise((resolve) => (answer = resolve)));
    const renewal = tokens.renew('access-0');
    tokens.drop();
    answer(Response.json({ accessToken: 'a', refreshToken: 'r', expiresIn: 600 }));
    await expect(renewal).resolves.toBeNull();
    expect(tokens.stored()).toBeNull();
    await expect(tokens.token()).resolves.toBeNull();
  });

  it('ends when the server does not understand the token', async () => {
    const { tokens, onEnded } = signedIn(() => Promise.reject(new ApiRefusal(400, {})));
    await expect(tokens.renew('access-0')).resolves.toBeNull();
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('spends nothing where another tab has signed out before', async () => {
    const { tokens, storage, spent } = signedIn();
    storage.clear();
    await expect(tokens.renew('access-0')).resolves.toBeNull();
    expect(spent).toEqual([]);
  });

  it('is renewed again after a try that failed', async () => {
    const answers = [() => Promise.reject(new ApiUnreachable('No answer'))];
    const renewed = { accessToken: 'access-1', refreshToken: 'r', expiresIn: 600 };
    const answer = () => (answers.shift() ?? (async () => Response.json(renewed)))();
    const { tokens } = signedIn(answer);
    await expect(tokens.renew('access-0')).rejects.toBeInstanceOf(ApiUnreachable);
    await expect(tokens.renew('access-0')).resolves.toBe('access-1');
  });
});
