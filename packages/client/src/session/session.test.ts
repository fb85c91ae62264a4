import { describe, expect, it } from 'vitest';
import type { User } from '@zampa/contract/my-data/user';
import { createApi } from '../api.ts';
import { createTransport } from '../api/transport.ts';
import { createAppStorage } from '../storage/app-storage.ts';
import { memoryStorage } from '../storage/memory-storage.test-data.ts';
import { createSession } from './session.ts';
import { createTokens } from './tokens.ts';

type Answers = Readonly<Record<string, () => Response>>;

const marta = { id: 'marta', isVet: false } as User;
const problem = (status: number, code: string) => () => Response.json({ code }, { status });
const signIn = () => Response.json({ accessToken: 'a', refreshToken: 'r', expiresIn: 600 });

/** The owner app in a browser of its own, on a server with these answers; anything else is done without a word. */
function app(answers: Answers, browser = memoryStorage(), isHeldOpen = false) {
  const asked: string[] = [];
  const bodies = new Map<string, unknown>();
  const network = async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.slice(4)}`;
    asked.push(call);
    if (request.method !== 'GET') bodies.set(call, await request.json().catch(() => null));
    return answers[call]?.() ?? new Response(null, { status: 204 });
  };
  const left: string[] = [];
  const storage = createAppStorage('owner', browser);
  const transport = createTransport('http://api.test', network as typeof fetch);
  const tokens = createTokens({
    storage,
    transport,
    exclusively: (_name, task) => task(),
    now: () => 0,
    onEnded: () => session.ended(),
  });
  const session = createSession({
    app: 'owner',
    api: createApi({ origin: 'http://api.test', session: tokens, transport }),
    transport,
    tokens,
    storage,
    forgetPeople: (_app, except) => {
      left.push(except ?? 'nobody');
      // Another tab may keep the database open, and then it is not deleted.
      return isHeldOpen && !except ? new Promise(() => {}) : Promise.resolve();
    },
    wait: async (ms) => void left.push(`after ${ms} ms`),
    openLogin: () => left.push('login'),
  });
  const enter = () => session.signIn('marta@zampa.example', 'Zampa-demo-1');
  return { session, storage, browser, asked, bodies, left, enter };
}

const known: Answers = {
  'POST /auth/sign-in': signIn,
  'GET /users/me': () => Response.json(marta),
};
const unknown: Answers = {
  'POST /auth/sign-in': signIn,
  'GET /users/me': problem(404, 'NOT_FOUND'),
  'POST /users': () => Response.json(marta, { status: 201 }),
};
const names = { firstName: 'Marta', lastName: 'Bianchi', marketing: 'on' } as const;

describe('session', () => {
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
    session.remember(' Marta@Zampa.example ', names);
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
    session.remember('marta@zampa.example', names);
    await enter();
    expect(session.state()).toEqual({ status: 'signedIn', user: marta });
  });

  it('keeps the session of a person while the server cannot be asked', async () => {
    const { session, storage, enter } = app({
      ...known,
      'GET /users/me': problem(503, 'UNAVAILABLE'),
    });
    await enter();
    expect(session.state()).toEqual({ status: 'unreachable' });
    expect(storage.read('session')).not.toBeNull();
  });

  it('removes everything at sign-out, but not the other app’s', async () => {
    const { session, browser, asked, left, enter } = app(known);
    createAppStorage('clinic', browser).write('session', 'of the vet');
    await enter();
    await session.signOut();
    expect(asked.at(-1)).toBe('POST /auth/sign-out');
    expect(Object.keys(browser)).toEqual(['zampa.clinic.session']);
    expect(left).toEqual(['marta', 'nobody', 'after 4000 ms', 'after 2000 ms', 'login']);
  });

  it('leaves although another tab keeps the browser from deleting what it holds', async () => {
    const { session, left, enter } = app(known, memoryStorage(), true);
    await enter();
    await session.signOut();
    expect(left.at(-1)).toBe('login');
  });

  it('removes everything although the server cannot be told', async () => {
    const { session, browser, left, enter } = app({
      ...known,
      'POST /auth/sign-out': problem(503, 'UNAVAILABLE'),
    });
    await enter();
    await session.signOut();
    expect(Object.keys(browser)).toEqual([]);
    expect(left.at(-1)).toBe('login');
  });
});
