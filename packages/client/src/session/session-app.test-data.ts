import type { User } from '@zampa/contract/people/user';
import { createApi } from '../api.ts';
import { createTransport } from '../api/transport.ts';
import { type AppName, createAppStorage } from '../storage/app-storage.ts';
import { memoryStorage } from '../storage/memory-storage.test-data.ts';
import { createSession } from './session.ts';
import { createSessionTokens } from './tokens.ts';

type Answers = Readonly<Record<string, () => Response>>;

export const marta = { id: 'marta', isVet: false } as User;
export const problem = (status: number, code: string) => () => Response.json({ code }, { status });
const signIn = () => Response.json({ accessToken: 'a', refreshToken: 'r', expiresIn: 600 });

/** The owner app in a browser of its own, on a server with these answers; anything else is done without a word. */
export function app(
  answers: Answers,
  browser = memoryStorage(),
  isHeldOpen = false,
  name: AppName = 'owner',
) {
  const asked: string[] = [];
  const bodies = new Map<string, unknown>();
  const network = async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.slice(4)}`;
    asked.push(call);
    if (request.method !== 'GET') bodies.set(call, await request.json().catch(() => null));
    return answers[call]?.() ?? new Response(null, { status: 204 });
  };
  const left: string[] = [];
  const storage = createAppStorage(name, browser);
  const transport = createTransport('http://api.test', network as typeof fetch);
  const tokens = createSessionTokens({
    storage,
    transport,
    exclusively: (_name, task) => task(),
    now: () => 0,
    onEnded: (email) => session.ended(email),
  });
  const session = createSession({
    app: name,
    api: createApi({ origin: 'http://api.test', session: tokens, transport }),
    transport,
    tokens,
    storage,
    build: 'build',
    forgetAnswers: async () => void left.push('answers'),
    silenceDevice: async () => void left.push('calls'),
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

export const known: Answers = {
  'POST /auth/sign-in': signIn,
  'GET /users/me': () => Response.json(marta),
};
export const unknown: Answers = {
  'POST /auth/sign-in': signIn,
  'GET /users/me': problem(404, 'NOT_FOUND'),
  'POST /users': () => Response.json(marta, { status: 201 }),
};
export const names = { firstName: 'Marta', lastName: 'Bianchi', marketing: 'on' } as const;
