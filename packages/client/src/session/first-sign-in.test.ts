import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.test-data.ts';
import type { ClientSession } from './session.ts';
import { app, known, names, problem, unknown } from './session-app.test-data.ts';

/** As the sign-up leaves it. */
const remember = (session: ClientSession, email: string) =>
  session.awaitConfirmation({ email, password: 'Zampa-demo-1', introduction: names });

describe('a first sign-in', () => {
  it('does not take the names of somebody else who signed up here', async () => {
    const { session, enter } = app(unknown);
    remember(session, 'paolo@zampa.example');
    await enter();
    expect(session.state()).toMatchObject({ status: 'newcomer' });
  });

  it('asks for the names where those of the sign-up are refused', async () => {
    const { session, enter } = app({ ...unknown, 'POST /users': problem(400, 'VALIDATION') });
    remember(session, 'marta@zampa.example');
    await enter();
    expect(session.state()).toEqual({ status: 'newcomer', email: 'marta@zampa.example' });
  });

  it('knows who signed up by an address that is typed with spaces', async () => {
    const { session } = app(unknown);
    remember(session, 'marta@zampa.example');
    await session.signIn(' Marta@Zampa.example ', 'Zampa-demo-1');
    expect(session.state()).toMatchObject({ status: 'signedIn' });
  });

  it('says why a profile is refused', async () => {
    const { session, enter } = app({ ...unknown, 'POST /users': problem(400, 'VALIDATION') });
    await enter();
    await expect(session.introduce(names)).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(session.state()).toMatchObject({ status: 'newcomer' });
  });

  it('forgets what was said at sign-up once there is a profile', async () => {
    const { session, storage, enter } = app(unknown);
    remember(session, 'marta@zampa.example');
    expect(storage.read('sign-up')).not.toBeNull();
    await enter();
    expect(storage.read('sign-up')).toBeNull();
  });

  it('goes in although the greeting could not be sent', async () => {
    const { session, enter } = app({ ...unknown, 'POST /welcome': problem(503, 'UNAVAILABLE') });
    remember(session, 'marta@zampa.example');
    await enter();
    expect(session.state()).toMatchObject({ status: 'signedIn' });
  });

  it('is known by a refusal of the person as well', async () => {
    const { session, enter } = app({ ...unknown, 'GET /users/me': problem(403, 'FORBIDDEN') });
    await enter();
    expect(session.state()).toMatchObject({ status: 'newcomer' });
  });
});

describe('a first sign-in in the clinic app', () => {
  it('makes a vet', async () => {
    const { session, bodies, enter } = app(unknown, memoryStorage(), false, 'clinic');
    remember(session, '  marta@zampa.example ');
    await enter();
    expect(bodies.get('POST /users')).toMatchObject({ isVet: true, isPetowner: false });
  });
});

describe('somebody who cannot be asked about', () => {
  it('is signed out where the session has ended', async () => {
    const { session, enter } = app({
      ...known,
      'GET /users/me': problem(401, 'UNAUTHENTICATED'),
      'POST /auth/refresh': problem(401, 'UNAUTHENTICATED'),
    });
    await enter();
    expect(session.state()).toMatchObject({ status: 'signedOut' });
  });

  it('is kept where the answer is none of those that are expected', async () => {
    const { session, enter } = app({ ...known, 'GET /users/me': problem(409, 'STALE') });
    await enter();
    expect(session.state()).toMatchObject({
      status: 'unreachable',
      error: { status: 409, code: 'STALE' },
    });
  });
});
