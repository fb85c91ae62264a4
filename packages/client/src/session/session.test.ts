import { describe, expect, it, vi } from 'vitest';
import { createAppStorage } from '../storage/app-storage.ts';
import { memoryStorage } from '../storage/memory-storage.test-data.ts';
import { startApp, existingUser, marta, names, problem, newUser } from './session-app.test-data.ts';

describe('session', () => {
  it('starts in state checking', () => {
    expect(startApp(existingUser).session.state()).toEqual({ status: 'checking' });
  });

  it('sends no request if nothing is stored', async () => {
    const { session, requests } = startApp(existingUser);
    await session.check();
    expect(session.state()).toEqual({ status: 'signedOut' });
    expect(requests).toEqual([]);
  });

  it('signs in and deletes the data of other people', async () => {
    const { session, effects, signInMarta } = startApp(existingUser);
    await signInMarta();
    expect(session.state()).toEqual({ status: 'signedIn', user: marta });
    expect(effects).toEqual(['marta']);
  });

  it('stays signed out on wrong credentials and passes on the error', async () => {
    const { session, signInMarta } = startApp({
      'POST /auth/sign-in': problem(400, 'BAD_CREDENTIALS'),
    });
    await session.check();
    await expect(signInMarta()).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect(session.state()).toEqual({ status: 'signedOut' });
  });

  it('creates the profile at the first sign-in from the sign-up data, and sends the welcome e-mail', async () => {
    const { session, bodies, requests, signInMarta } = startApp(newUser);
    session.awaitConfirmation({
      email: ' Marta@Zampa.example ',
      password: 'Zampa-demo-1',
      introduction: names,
    });
    await signInMarta();
    expect(session.state()).toEqual({ status: 'signedIn', user: marta });
    expect(bodies.get('POST /users')).toEqual({
      ...names,
      email: 'marta@zampa.example',
      isVet: false,
      isPetowner: true,
    });
    expect(requests.at(-1)).toBe('POST /welcome');
  });

  it('asks for the names if the person signed up on another device', async () => {
    const { session, bodies, signInMarta } = startApp(newUser);
    await signInMarta();
    expect(session.state()).toEqual({ status: 'newcomer', email: 'marta@zampa.example' });
    await session.introduce({ firstName: 'Marta', lastName: 'Bianchi' });
    expect(session.state()).toMatchObject({ status: 'signedIn' });
    expect(bodies.get('POST /users')).toMatchObject({ firstName: 'Marta' });
  });

  it('finds the profile that an earlier request with a lost answer created', async () => {
    const answers = [problem(404, 'NOT_FOUND'), () => Response.json(marta)];
    const { session, signInMarta } = startApp({
      ...newUser,
      'GET /users/me': () => (answers.shift() ?? problem(500, 'UNEXPECTED'))(),
      'POST /users': problem(409, 'USER_EXISTS'),
    });
    session.awaitConfirmation({
      email: 'marta@zampa.example',
      password: 'Zampa-demo-1',
      introduction: names,
    });
    await signInMarta();
    expect(session.state()).toEqual({ status: 'signedIn', user: marta });
  });

  it('keeps the stored session while the server is unavailable', async () => {
    const { session, storage, signInMarta } = startApp({
      ...existingUser,
      'GET /users/me': problem(503, 'UNAVAILABLE'),
    });
    await signInMarta();
    expect(session.state()).toMatchObject({
      status: 'unreachable',
      error: { status: 503, code: 'UNAVAILABLE' },
    });
    expect(storage.read('session')).not.toBeNull();
  });

  it.each([
    { passing: '502', answer: problem(502, 'UNEXPECTED') },
    { passing: '503', answer: problem(503, 'UNAVAILABLE') },
    { passing: '429', answer: problem(429, 'TOO_MANY_REQUESTS') },
  ])('keeps a saved user signed in while the server fails: $passing', async ({ answer }) => {
    let me = () => Response.json(marta);
    const { session, signInMarta } = startApp({ ...existingUser, 'GET /users/me': () => me() });
    await signInMarta();
    me = () => {
      throw new TypeError('Failed to fetch');
    };
    await session.check();
    const remembered = { status: 'signedIn', user: marta, keptAt: expect.any(Number) as number };
    expect(session.state()).toEqual(remembered);
    me = answer;
    await session.renew();
    expect(session.state()).toEqual(remembered);
    me = () => Response.json(marta);
    await session.renew();
    expect(session.state()).toEqual({ status: 'signedIn', user: marta });
  });

  it('signs in automatically after the confirmation, with a password kept only in memory', async () => {
    const { session, browser } = startApp(existingUser);
    await session.check();
    session.awaitConfirmation({ email: ' marta@zampa.example', password: 'Zampa-demo-1' });
    expect(JSON.stringify(browser)).not.toContain('Zampa-demo-1');
    expect(await session.signInConfirmed('marta@zampa.example')).toBe(true);
    expect(session.state()).toEqual({ status: 'signedIn', user: marta });
  });

  it.each([
    { why: 'no password is stored', storedEmail: null, answers: existingUser },
    {
      why: 'the password belongs to another address',
      storedEmail: 'ada@zampa.example',
      answers: existingUser,
    },
    {
      why: 'the password is refused',
      storedEmail: 'marta@zampa.example',
      answers: { 'POST /auth/sign-in': problem(400, 'BAD_CREDENTIALS') },
    },
  ])('asks for the password after the confirmation when $why', async ({ storedEmail, answers }) => {
    const { session } = startApp(answers);
    await session.check();
    if (storedEmail) session.awaitConfirmation({ email: storedEmail, password: 'Zampa-demo-1' });
    expect(await session.signInConfirmed('marta@zampa.example')).toBe(false);
    expect(session.state()).toEqual({ status: 'signedOut' });
  });

  it('reports the e-mail address of the user whose session the server ended', async () => {
    const { session, signInMarta } = startApp({
      ...existingUser,
      'GET /users/me': problem(401, 'UNAUTHENTICATED'),
      'POST /auth/refresh': problem(401, 'UNAUTHENTICATED'),
    });
    await signInMarta();
    expect(session.state()).toEqual({ status: 'signedOut', endedFor: 'marta@zampa.example' });
  });

  it('deletes all data of this app at sign-out, and none of the other app', async () => {
    const { session, storage, browser, requests, effects, signInMarta } = startApp(existingUser);
    createAppStorage('clinic', browser).write('session', 'of the vet');
    await signInMarta();
    storage.write('theme', 'dark');
    await session.signOut();
    expect(requests.at(-1)).toBe('POST /auth/sign-out');
    expect(Object.keys(browser)).toEqual(['zampa.clinic.session']);
    expect(effects).toEqual([
      'marta',
      'nobody',
      'calls',
      'after 4000 ms',
      'after 2000 ms',
      'login',
    ]);
  });

  it('completes the sign-out although another tab blocks the deletion of data', async () => {
    const { session, effects, signInMarta } = startApp(existingUser, memoryStorage(), true);
    await signInMarta();
    await session.signOut();
    expect(effects.at(-1)).toBe('login');
  });

  it('deletes all data and unsubscribes from push although the server cannot be reached', async () => {
    const { session, browser, effects, signInMarta } = startApp({
      ...existingUser,
      'POST /auth/sign-out': problem(503, 'UNAVAILABLE'),
    });
    await signInMarta();
    await session.signOut();
    // Without the e-mail address; the next start removes the cookie.
    expect({ ...browser }).toEqual({ 'zampa.owner.end-session': 'true' });
    expect(effects).toContain('calls');
    expect(effects.at(-1)).toBe('login');
  });

  it('ends the session of the cookie at the next start after an offline sign-out', async () => {
    const answers = {
      ...existingUser,
      'POST /auth/sign-out': problem(503, 'UNAVAILABLE'),
      'POST /auth/end-session': problem(503, 'UNAVAILABLE'),
    };
    const browser = memoryStorage();
    const before = startApp(answers, browser);
    await before.signInMarta();
    await before.session.signOut();
    // Another tab is notified and clears its storage.
    before.session.ended();
    await startApp(answers, browser).session.endRemembered();
    expect(browser.getItem('zampa.owner.end-session')).toBe('true');

    const next = startApp(existingUser, browser);
    await next.session.check();
    await vi.waitFor(() => expect({ ...browser }).toEqual({}));
    expect(next.requests).toEqual(['POST /auth/end-session']);
  });

  it('does not end the cookie session if a user has signed in since the offline sign-out', async () => {
    const browser = memoryStorage();
    const answers = { ...existingUser, 'POST /auth/sign-out': problem(503, 'UNAVAILABLE') };
    const before = startApp(answers, browser);
    await before.signInMarta();
    await before.session.signOut();
    const { session, requests, signInMarta } = startApp(existingUser, browser);
    await signInMarta();
    await session.endRemembered();
    expect(requests).toEqual(['POST /auth/sign-in', 'GET /users/me']);
  });

  it.each(['POST /auth/sign-in', 'POST /auth/sign-out'])(
    'sends the app of the cookie with %s',
    async (call) => {
      const { session, apps, signInMarta } = startApp(existingUser);
      await signInMarta();
      await session.signOut();
      expect(apps.get(call)).toBe('owner');
    },
  );

  it('drops the access token from memory at sign-out', async () => {
    const { session, signInMarta } = startApp(existingUser);
    await signInMarta();
    await expect(session.token()).resolves.toBe('a');
    await session.signOut();
    await expect(session.token()).resolves.toBeNull();
  });

  it('stays in state leaving during a sign-out, even if the session ends', async () => {
    const { session, signInMarta } = startApp(existingUser);
    await signInMarta();
    const signingOut = session.signOut();
    expect(session.state()).toEqual({ status: 'leaving' });
    session.ended();
    expect(session.state()).toEqual({ status: 'leaving' });
    await signingOut;
  });

  it('sends no sign-out request without a session', async () => {
    const { session, requests, effects } = startApp(existingUser);
    await session.signOut();
    expect(requests).toEqual([]);
    expect(effects.at(-1)).toBe('login');
  });

  it('completes the sign-out although the token cannot be renewed', async () => {
    const { session, storage, effects, signInMarta } = startApp({
      ...existingUser,
      'POST /auth/sign-in': () => Response.json({ accessToken: 'a', expiresIn: 0 }),
      'POST /auth/refresh': problem(503, 'UNAVAILABLE'),
    });
    await signInMarta();
    await session.signOut();
    expect(storage.read('session')).toBeNull();
    expect(effects.at(-1)).toBe('login');
  });

  it('clears the storage when the session was ended elsewhere', async () => {
    const { session, storage, signInMarta } = startApp(existingUser);
    await signInMarta();
    storage.write('theme', 'dark');
    session.ended();
    expect(session.state()).toEqual({ status: 'signedOut' });
    expect([storage.read('session'), storage.read('theme')]).toEqual([null, null]);
  });

  it('notifies subscribers of each change', async () => {
    const { session, signInMarta } = startApp(existingUser);
    const statuses: string[] = [];
    const stop = session.subscribe(() => statuses.push(session.state().status));
    await signInMarta();
    await session.check();
    stop();
    session.ended();
    expect(statuses).toEqual(['signedIn', 'checking', 'signedIn']);
  });

  it('sends the typed credentials', async () => {
    const { bodies, signInMarta } = startApp(existingUser);
    await signInMarta();
    const typed = { email: 'marta@zampa.example', password: 'Zampa-demo-1' };
    expect(bodies.get('POST /auth/sign-in')).toEqual(typed);
  });
});
