import { describe, expect, it } from 'vitest';
import { createAppStorage } from '../storage/app-storage.ts';
import { memoryStorage } from '../storage/memory-storage.test-data.ts';
import { app, known, marta, names, problem, unknown } from './session-app.test-data.ts';

describe('session', () => {
  it('checks first', () => {
    expect(app(known).session.state()).toEqual({ status: 'checking' });
  });

  it('asks nobody anything when nothing is kept', async () => {
    const { session, asked } = app(known);
    await session.check();
    expect(session.state()).toEqual({ status: 'signedOut' });
    expect(asked).toEqual([]);
  });

  it('signs in, and leaves nothing of whoever was here before', async () => {
    const { session, left, enter } = app(known);
    await enter();
    expect(session.state()).toEqual({ status: 'signedIn', user: marta });
    expect(left).toEqual(['marta']);
  });

  it('stays outside with wrong credentials and says why', async () => {
    const { session, enter } = app({ 'POST /auth/sign-in': problem(400, 'BAD_CREDENTIALS') });
    await session.check();
    await expect(enter()).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect(session.state()).toEqual({ status: 'signedOut' });
  });

  it('makes the profile of a first sign-in from what was said at sign-up, and greets', async () => {
    const { session, bodies, asked, enter } = app(unknown);
    session.awaitConfirmation({
      email: ' Marta@Zampa.example ',
      password: 'Zampa-demo-1',
      introduction: names,
    });
    await enter();
    expect(session.state()).toEqual({ status: 'signedIn', user: marta });
    expect(bodies.get('POST /users')).toEqual({
      ...names,
      email: 'marta@zampa.example',
      isVet: false,
      isPetowner: true,
    });
    expect(asked.at(-1)).toBe('POST /welcome');
  });

  it('asks for the names that were given on another device', async () => {
    const { session, bodies, enter } = app(unknown);
    await enter();
    expect(session.state()).toEqual({ status: 'newcomer', email: 'marta@zampa.example' });
    await session.introduce({ firstName: 'Marta', lastName: 'Bianchi' });
    expect(session.state()).toMatchObject({ status: 'signedIn' });
    expect(bodies.get('POST /users')).toMatchObject({ firstName: 'Marta' });
  });

  it('finds the profile that a lost answer has made', async () => {
    const found = [problem(404, 'NOT_FOUND'), () => Response.json(marta)];
    const { session, enter } = app({
      ...unknown,
      'GET /users/me': () => (found.shift() ?? problem(500, 'UNEXPECTED'))(),
      'POST /users': problem(409, 'USER_EXISTS'),
    });
    session.awaitConfirmation({
      email: 'marta@zampa.example',
      password: 'Zampa-demo-1',
      introduction: names,
    });
    await enter();
    expect(session.state()).toEqual({ status: 'signedIn', user: marta });
  });

  it('keeps the session of a person while the server cannot be asked', async () => {
    const { session, storage, enter } = app({
      ...known,
      'GET /users/me': problem(503, 'UNAVAILABLE'),
    });
    await enter();
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
  ])(
    'lets whom the device remembers go on where they are asked for in vain: $passing',
    async ({ answer }) => {
      let me = () => Response.json(marta);
      const { session, enter } = app({ ...known, 'GET /users/me': () => me() });
      await enter();
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
    },
  );

  it('signs in by itself once the address is confirmed, with a password that only the memory holds', async () => {
    const { session, browser } = app(known);
    await session.check();
    session.awaitConfirmation({ email: ' marta@zampa.example', password: 'Zampa-demo-1' });
    expect(JSON.stringify(browser)).not.toContain('Zampa-demo-1');
    expect(await session.signInConfirmed('marta@zampa.example')).toBe(true);
    expect(session.state()).toEqual({ status: 'signedIn', user: marta });
  });

  it.each([
    { why: 'nothing was kept', kept: null, answers: known },
    { why: 'it was kept for another address', kept: 'ada@zampa.example', answers: known },
    {
      why: 'it is refused',
      kept: 'marta@zampa.example',
      answers: { 'POST /auth/sign-in': problem(400, 'BAD_CREDENTIALS') },
    },
  ])('asks for the password after the confirmation when $why', async ({ kept, answers }) => {
    const { session } = app(answers);
    await session.check();
    if (kept) session.awaitConfirmation({ email: kept, password: 'Zampa-demo-1' });
    expect(await session.signInConfirmed('marta@zampa.example')).toBe(false);
    expect(session.state()).toEqual({ status: 'signedOut' });
  });

  it('says whose session the server has ended', async () => {
    const { session, enter } = app({
      ...known,
      'GET /users/me': problem(401, 'UNAUTHENTICATED'),
      'POST /auth/refresh': problem(401, 'UNAUTHENTICATED'),
    });
    await enter();
    expect(session.state()).toEqual({ status: 'signedOut', endedFor: 'marta@zampa.example' });
  });

  it('removes everything at sign-out, but not the other app’s', async () => {
    const { session, storage, browser, asked, left, enter } = app(known);
    createAppStorage('clinic', browser).write('session', 'of the vet');
    await enter();
    storage.write('theme', 'dark');
    await session.signOut();
    expect(asked.at(-1)).toBe('POST /auth/sign-out');
    expect(Object.keys(browser)).toEqual(['zampa.clinic.session']);
    expect(left).toEqual(['marta', 'nobody', 'calls', 'after 4000 ms', 'after 2000 ms', 'login']);
  });

  it('leaves although another tab keeps the browser from deleting what it holds', async () => {
    const { session, left, enter } = app(known, memoryStorage(), true);
    await enter();
    await session.signOut();
    expect(left.at(-1)).toBe('login');
  });

  it('removes everything, and has the device called no more, although the server cannot be told', async () => {
    const { session, browser, left, enter } = app({
      ...known,
      'POST /auth/sign-out': problem(503, 'UNAVAILABLE'),
    });
    await enter();
    await session.signOut();
    expect(Object.keys(browser)).toEqual([]);
    expect(left).toContain('calls');
    expect(left.at(-1)).toBe('login');
  });

  it('forgets the access token at sign-out, which lives in memory', async () => {
    const { session, enter } = app(known);
    await enter();
    await expect(session.token()).resolves.toBe('a');
    await session.signOut();
    await expect(session.token()).resolves.toBeNull();
  });

  it('says that one is leaving, and nothing that ends meanwhile takes the farewell away', async () => {
    const { session, enter } = app(known);
    await enter();
    const left = session.signOut();
    expect(session.state()).toEqual({ status: 'leaving' });
    session.ended();
    expect(session.state()).toEqual({ status: 'leaving' });
    await left;
  });

  it('tells nobody of a sign-out where nobody was signed in', async () => {
    const { session, asked, left } = app(known);
    await session.signOut();
    expect(asked).toEqual([]);
    expect(left.at(-1)).toBe('login');
  });

  it('leaves although what the browser keeps cannot be deleted, nor the token renewed', async () => {
    const { session, storage, left, enter } = app({
      ...known,
      'POST /auth/sign-in': () =>
        Response.json({ accessToken: 'a', refreshToken: 'r', expiresIn: 0 }),
      'POST /auth/refresh': problem(503, 'UNAVAILABLE'),
    });
    await enter();
    await session.signOut();
    expect(storage.read('session')).toBeNull();
    expect(left.at(-1)).toBe('login');
  });

  it('that ended elsewhere leaves nothing in the browser', async () => {
    const { session, storage, enter } = app(known);
    await enter();
    storage.write('theme', 'dark');
    session.ended();
    expect(session.state()).toEqual({ status: 'signedOut' });
    expect([storage.read('session'), storage.read('theme')]).toEqual([null, null]);
  });

  it('tells of each change to whoever listens', async () => {
    const { session, enter } = app(known);
    const told: string[] = [];
    const stop = session.subscribe(() => told.push(session.state().status));
    await enter();
    await session.check();
    stop();
    session.ended();
    expect(told).toEqual(['signedIn', 'checking', 'signedIn']);
  });

  it('sends what was typed', async () => {
    const { bodies, enter } = app(known);
    await enter();
    const typed = { email: 'marta@zampa.example', password: 'Zampa-demo-1' };
    expect(bodies.get('POST /auth/sign-in')).toEqual(typed);
  });
});
