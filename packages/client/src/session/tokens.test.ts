import { describe, expect, it, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import { createAppStorage } from '../storage/app-storage.ts';
import { memoryStorage } from '../storage/memory-storage.test-data.ts';
import type { RequestInput } from '../api/request.ts';
import type { ShareAccess, SharedAccess } from './share-access.ts';
import { createSessionTokens, SESSION_ENTRY } from './tokens.ts';

const MINUTE = 60_000;

/** A server that answers each refresh with a numbered token, or with `answer`. */
function fakeRefreshServer(answer?: () => Promise<Response>) {
  const spent: unknown[] = [];
  const transport = async (_call: unknown, { body, sessionApp }: RequestInput) => {
    spent.push({ body, sessionApp });
    const number = spent.length;
    if (answer) return answer();
    return Response.json({ accessToken: `access-${number}`, expiresIn: 600 });
  };
  return { spent, transport };
}

/** Tabs of one browser; a token shared by one is received by the others immediately. */
function tabs() {
  const receivers: ((shared: SharedAccess) => void)[] = [];
  const share: ShareAccess = (_name, onShared) => {
    receivers.push(onShared);
    return (shared) => {
      for (const receive of receivers) if (receive !== onShared) receive(shared);
    };
  };
  return share;
}

const FROM_COOKIE = { body: {}, sessionApp: 'owner' };

async function signedInTokens(answer?: () => Promise<Response>) {
  const clock = { now: 0 };
  const { spent, transport } = fakeRefreshServer(answer);
  const storage = createAppStorage('owner', memoryStorage());
  const onEnded = vi.fn<() => void>();
  const shareAccess = tabs();
  const openTab = () =>
    createSessionTokens({
      app: 'owner',
      storage,
      transport,
      exclusively: (_name, task) => task(),
      shareAccess,
      now: () => clock.now,
      onEnded,
    });
  const tokens = openTab();
  await tokens.begin('marta@zampa.example', async () => ({
    accessToken: 'access-0',
    expiresIn: 600,
  }));
  return { tokens, storage, clock, spent, onEnded, openTab };
}

describe('tokens', () => {
  it('stores the e-mail address in the browser, and no token', async () => {
    const { storage } = await signedInTokens();
    expect(storage.read(SESSION_ENTRY)).toEqual({
      id: expect.any(String) as string,
      email: 'marta@zampa.example',
    });
  });

  it('exchanges the refresh token of an earlier version for a cookie once', async () => {
    const { storage, spent, openTab } = await signedInTokens();
    const legacySession = {
      id: 'of marta',
      email: 'marta@zampa.example',
      refreshToken: 'refresh-0',
    };
    storage.write(SESSION_ENTRY, legacySession);
    const tokens = openTab();
    await expect(tokens.token()).resolves.toBe('access-1');
    expect(storage.read(SESSION_ENTRY)).toEqual({ id: 'of marta', email: 'marta@zampa.example' });
    await tokens.renew('access-1');
    expect(spent).toEqual([
      { body: { refreshToken: 'refresh-0' }, sessionApp: 'owner' },
      FROM_COOKIE,
    ]);
  });

  it('keeps the refresh token of an earlier version until it is exchanged', async () => {
    const unreachable = new ApiUnreachable('No answer');
    const { storage, openTab } = await signedInTokens(() => Promise.reject(unreachable));
    const legacySession = {
      id: 'of marta',
      email: 'marta@zampa.example',
      refreshToken: 'refresh-0',
    };
    storage.write(SESSION_ENTRY, legacySession);
    await expect(openTab().token()).rejects.toBe(unreachable);
    expect(storage.read(SESSION_ENTRY)).toEqual(legacySession);
  });

  it.each([
    { why: 'immediately', ms: 0, token: 'access-0' },
    { why: 'with more than half a minute left', ms: 9.5 * MINUTE - 1, token: 'access-0' },
    { why: 'with half a minute left', ms: 9.5 * MINUTE, token: 'access-1' },
    { why: 'after the token expired', ms: 11 * MINUTE, token: 'access-1' },
  ])('returns $token $why', async ({ ms, token }) => {
    const { tokens, clock } = await signedInTokens();
    clock.now = ms;
    await expect(tokens.token()).resolves.toBe(token);
  });

  it('uses a refresh token once for several simultaneous calls', async () => {
    const { tokens, spent } = await signedInTokens();
    const renewed = await Promise.all(['a', 'b', 'c'].map(() => tokens.renew('access-0')));
    expect(renewed).toEqual(['access-1', 'access-1', 'access-1']);
    expect(spent).toEqual([FROM_COOKIE]);
  });

  it('returns the renewed token to a call that was refused with the previous one', async () => {
    const { tokens, spent } = await signedInTokens();
    await tokens.renew('access-0');
    await expect(tokens.renew('access-0')).resolves.toBe('access-1');
    expect(spent).toHaveLength(1);
  });

  it('uses the token that another tab renewed', async () => {
    const { tokens, openTab, spent } = await signedInTokens();
    const other = openTab();
    await expect(other.token()).resolves.toBe('access-1');
    await expect(tokens.token()).resolves.toBe('access-1');
    await expect(tokens.renew('access-0')).resolves.toBe('access-1');
    expect(spent).toEqual([FROM_COOKIE]);
  });

  it('ignores the token of another session', async () => {
    const { tokens, storage, openTab } = await signedInTokens();
    const other = openTab();
    const marta = tokens.stored();
    await other.begin('paolo@zampa.example', async () => ({
      accessToken: 'access-of-paolo',
      expiresIn: 600,
    }));
    storage.write(SESSION_ENTRY, marta);
    await expect(tokens.token()).resolves.toBe('access-0');
  });

  it('signs in under the refresh lock', async () => {
    const { storage, openTab } = await signedInTokens();
    const locked: string[] = [];
    const tokens = createSessionTokens({
      app: 'owner',
      storage,
      transport: fakeRefreshServer().transport,
      exclusively: (name, task) => {
        locked.push(name);
        return task();
      },
      shareAccess: () => () => undefined,
      now: () => 0,
      onEnded: () => undefined,
    });
    await tokens.begin('ada@zampa.example', async () => ({ accessToken: 'a', expiresIn: 600 }));
    expect(locked).toEqual(['zampa.owner.refresh']);
    expect(openTab().stored()?.email).toBe('ada@zampa.example');
  });

  it('ends the session when the server refuses the refresh', async () => {
    const { tokens, onEnded } = await signedInTokens(() => Promise.reject(new ApiRefusal(401, {})));
    await expect(tokens.renew('access-0')).resolves.toBeNull();
    expect(onEnded).toHaveBeenCalledOnce();
    expect(tokens.stored()).toBeNull();
  });

  it.each([
    ['a missing answer', new ApiUnreachable('No answer')],
    ['a server error', new ApiRefusal(503, {})],
  ])('keeps the session on %s', async (_why, error) => {
    const { tokens, onEnded } = await signedInTokens(() => Promise.reject(error));
    await expect(tokens.renew('access-0')).rejects.toBe(error);
    expect(onEnded).not.toHaveBeenCalled();
    expect(tokens.stored()?.email).toBe('marta@zampa.example');
  });

  it('does not restore a session that was signed out during a refresh', async () => {
    let answer = (_response: Response) => {};
    const { tokens } = await signedInTokens(() => new Promise((resolve) => (answer = resolve)));
    const renewal = tokens.renew('access-0');
    tokens.drop();
    answer(Response.json({ accessToken: 'a', expiresIn: 600 }));
    await expect(renewal).resolves.toBeNull();
    expect(tokens.stored()).toBeNull();
    await expect(tokens.token()).resolves.toBeNull();
  });

  it('ends the session when the server cannot parse the token', async () => {
    const { tokens, onEnded } = await signedInTokens(() => Promise.reject(new ApiRefusal(400, {})));
    await expect(tokens.renew('access-0')).resolves.toBeNull();
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('does not refresh after a sign-out in another tab', async () => {
    const { tokens, storage, spent } = await signedInTokens();
    storage.clear();
    await expect(tokens.renew('access-0')).resolves.toBeNull();
    expect(spent).toEqual([]);
  });

  it('can be renewed after a failed attempt', async () => {
    const answers = [() => Promise.reject(new ApiUnreachable('No answer'))];
    const renewed = { accessToken: 'access-1', expiresIn: 600 };
    const answer = () => (answers.shift() ?? (async () => Response.json(renewed)))();
    const { tokens } = await signedInTokens(answer);
    await expect(tokens.renew('access-0')).rejects.toBeInstanceOf(ApiUnreachable);
    await expect(tokens.renew('access-0')).resolves.toBe('access-1');
  });
});
