import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp, existingUser, problem } from './session-app.test-data.ts';

/** Files shared by another app with the owner app on this device. */
const SHARED = 'zampa.owner.shared';

describe('photos shared with the app', () => {
  let caches: Set<string>;
  beforeEach(() => {
    caches = new Set([SHARED]);
    vi.stubGlobal('caches', { delete: async (name: string) => caches.delete(name) });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('are kept while the person is signed in', async () => {
    const { session, signInMarta } = startApp(existingUser);
    await signInMarta();
    await session.check();
    expect(session.state().status).toBe('signedIn');
    expect([...caches]).toEqual([SHARED]);
  });

  it('are deleted when the session ends without a sign-out', async () => {
    const { session, signInMarta } = startApp(existingUser);
    await signInMarta();
    session.ended('marta@zampa.example');
    await vi.waitFor(() => expect([...caches]).toEqual([]));
  });

  it('are deleted when the app opens after the session has ended', async () => {
    const { session, browser, signInMarta } = startApp(existingUser);
    await signInMarta();
    expect(session.state().status).toBe('signedIn');
    const later = startApp(
      {
        'POST /auth/refresh': problem(401, 'UNAUTHENTICATED'),
        'GET /users/me': problem(401, 'UNAUTHENTICATED'),
      },
      browser,
    );
    await later.session.check();
    expect(later.session.state().status).toBe('signedOut');
    await vi.waitFor(() => expect([...caches]).toEqual([]));
  });

  it('are deleted if no user was signed in when they were shared', async () => {
    const { session } = startApp(existingUser);
    await session.check();
    expect(session.state()).toEqual({ status: 'signedOut' });
    expect([...caches]).toEqual([]);
  });
});
