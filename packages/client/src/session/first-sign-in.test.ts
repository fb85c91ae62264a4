import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.test-data.ts';
import type { ClientSession } from './session.ts';
import { startApp, existingUser, names, problem, newUser } from './session-app.test-data.ts';

/** Stores the profile data as the sign-up does. */
const signUp = (session: ClientSession, email: string) =>
  session.awaitConfirmation({ email, password: 'Zampa-demo-1', introduction: names });

describe('a first sign-in', () => {
  it('ignores the names of another person who signed up in this browser', async () => {
    const { session, signInMarta } = startApp(newUser);
    signUp(session, 'paolo@zampa.example');
    await signInMarta();
    expect(session.state()).toMatchObject({ status: 'newcomer' });
  });

  it('asks for the names if those from the sign-up are refused', async () => {
    const { session, signInMarta } = startApp({
      ...newUser,
      'POST /users': problem(400, 'VALIDATION'),
    });
    signUp(session, 'marta@zampa.example');
    await signInMarta();
    expect(session.state()).toEqual({ status: 'newcomer', email: 'marta@zampa.example' });
  });

  it('creates the profile without asking for a user that does not exist yet', async () => {
    const { session, requests, signInMarta } = startApp(newUser);
    signUp(session, 'marta@zampa.example');
    await signInMarta();
    expect(session.state()).toMatchObject({ status: 'signedIn' });
    expect(requests).not.toContain('GET /users/me');
  });

  it('loads a profile that exists already although sign-up data is stored', async () => {
    const { session, signInMarta } = startApp({
      ...existingUser,
      'POST /users': problem(409, 'USER_EXISTS'),
    });
    signUp(session, 'marta@zampa.example');
    await signInMarta();
    expect(session.state()).toMatchObject({ status: 'signedIn' });
  });

  it('matches the sign-up despite spaces and capitals in the address', async () => {
    const { session } = startApp(newUser);
    signUp(session, 'marta@zampa.example');
    await session.signIn(' Marta@Zampa.example ', 'Zampa-demo-1');
    expect(session.state()).toMatchObject({ status: 'signedIn' });
  });

  it('passes on why a profile is refused', async () => {
    const { session, signInMarta } = startApp({
      ...newUser,
      'POST /users': problem(400, 'VALIDATION'),
    });
    await signInMarta();
    await expect(session.introduce(names)).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(session.state()).toMatchObject({ status: 'newcomer' });
  });

  it('deletes the saved sign-up data once the profile exists', async () => {
    const { session, storage, signInMarta } = startApp(newUser);
    signUp(session, 'marta@zampa.example');
    expect(storage.read('sign-up')).not.toBeNull();
    await signInMarta();
    expect(storage.read('sign-up')).toBeNull();
  });

  it('succeeds although the welcome e-mail failed', async () => {
    const { session, signInMarta } = startApp({
      ...newUser,
      'POST /welcome': problem(503, 'UNAVAILABLE'),
    });
    signUp(session, 'marta@zampa.example');
    await signInMarta();
    expect(session.state()).toMatchObject({ status: 'signedIn' });
  });

  it('is also recognized when loading the user returns 403', async () => {
    const { session, signInMarta } = startApp({
      ...newUser,
      'GET /users/me': problem(403, 'FORBIDDEN'),
    });
    await signInMarta();
    expect(session.state()).toMatchObject({ status: 'newcomer' });
  });
});

describe('a first sign-in in the clinic app', () => {
  it('creates a vet', async () => {
    const { session, bodies, signInMarta } = startApp(newUser, memoryStorage(), false, 'clinic');
    signUp(session, '  marta@zampa.example ');
    await signInMarta();
    expect(bodies.get('POST /users')).toMatchObject({ isVet: true, isPetowner: false });
  });
});

describe('a session whose user cannot be loaded', () => {
  it('is signed out if the server has ended it', async () => {
    const { session, signInMarta } = startApp({
      ...existingUser,
      'GET /users/me': problem(401, 'UNAUTHENTICATED'),
      'POST /auth/refresh': problem(401, 'UNAUTHENTICATED'),
    });
    await signInMarta();
    expect(session.state()).toMatchObject({ status: 'signedOut' });
  });

  it('becomes unreachable on an unexpected answer', async () => {
    const { session, signInMarta } = startApp({
      ...existingUser,
      'GET /users/me': problem(409, 'STALE'),
    });
    await signInMarta();
    expect(session.state()).toMatchObject({
      status: 'unreachable',
      error: { status: 409, code: 'STALE' },
    });
  });
});
