import type { User } from '@zampa/contract/people/user';
import { createApi } from '../api.ts';
import { createTransport } from '../api/transport.ts';
import { type AppName, createAppStorage } from '../storage/app-storage.ts';
import type { Exclusively } from '../storage/exclusively.ts';
import { memoryStorage } from '../storage/memory-storage.test-data.ts';
import { createSession } from './session.ts';
import { createSessionTokens } from './tokens.ts';

type Answers = Readonly<Record<string, () => Response>>;

export const marta = { id: 'marta', isVet: false } as User;
export const problem = (status: number, code: string) => () => Response.json({ code }, { status });
const signIn = () => Response.json({ accessToken: 'a', expiresIn: 600 });

/** The owner app in a separate browser, on a server with these answers; other calls return 204. */
export function startApp(
  answers: Answers,
  browser = memoryStorage(),
  isDatabaseBlocked = false,
  name: AppName = 'owner',
) {
  const requests: string[] = [];
  const bodies = new Map<string, unknown>();
  const apps = new Map<string, string | null>();
  const network = async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.slice(4)}`;
    requests.push(call);
    apps.set(call, request.headers.get('X-Zampa-Session'));
    if (request.method !== 'GET') bodies.set(call, await request.json().catch(() => null));
    return answers[call]?.() ?? new Response(null, { status: 204 });
  };
  const effects: string[] = [];
  const storage = createAppStorage(name, browser);
  const transport = createTransport('http://api.test', network as typeof fetch);
  const exclusively: Exclusively = (_name, task) => task();
  const tokens = createSessionTokens({
    app: name,
    storage,
    transport,
    exclusively,
    shareAccess: () => () => undefined,
    now: () => 0,
    onEnded: (email) => session.ended(email),
  });
  const session = createSession({
    app: name,
    api: createApi({ origin: 'http://api.test', session: tokens, transport }),
    transport,
    exclusively,
    tokens,
    storage,
    build: 'build',
    deleteOfflineData: async () => void effects.push('answers'),
    silenceDevice: async () => void effects.push('calls'),
    deletePersonData: (_app, except) => {
      effects.push(except ?? 'nobody');
      // Another tab may keep the database open, which blocks its deletion.
      return isDatabaseBlocked && !except ? new Promise(() => {}) : Promise.resolve();
    },
    wait: async (ms) => void effects.push(`after ${ms} ms`),
    openLogin: () => effects.push('login'),
  });
  const signInMarta = () => session.signIn('marta@zampa.example', 'Zampa-demo-1');
  return { session, storage, browser, requests, apps, bodies, effects, signInMarta };
}

export const existingUser: Answers = {
  'POST /auth/sign-in': signIn,
  'GET /users/me': () => Response.json(marta),
};
export const newUser: Answers = {
  'POST /auth/sign-in': signIn,
  'GET /users/me': problem(404, 'NOT_FOUND'),
  'POST /users': () => Response.json(marta, { status: 201 }),
};
export const names = { firstName: 'Marta', lastName: 'Bianchi', marketing: 'on' } as const;
