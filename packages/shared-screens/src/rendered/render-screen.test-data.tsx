import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createApi } from '@zampa/client/api';
import { createTransport } from '@zampa/client/api/transport';
import { ClientProvider } from '@zampa/client/ClientProvider.tsx';
import { OutboxProvider } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { createSession } from '@zampa/client/session/session';
import { createSessionTokens } from '@zampa/client/session/tokens';
import { type AppName, createAppStorage } from '@zampa/client/storage/app-storage';
import { forgetPeople } from '@zampa/client/storage/forget-people';
import { PersonDatabaseProvider } from '@zampa/client/storage/PersonDatabaseProvider.tsx';
import type { User } from '@zampa/contract/people/user';
import { changeLanguage } from '@zampa/i18n/instance';
import type { Language } from '@zampa/domain/people/languages';
import '@zampa/i18n/setup';
import { PageHistory } from '@zampa/ui/dialog/page-history';
import { ZampaTheme } from '@zampa/ui/theme/ZampaTheme.tsx';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Answers, createFakeServer, type FakeServer } from './fake-server.test-data.ts';

const ORIGIN = 'http://server.invalid';

const opened: FakeServer[] = [];
const apps = new Set<AppName>();

afterEach(async () => {
  const faults = opened.splice(0).flatMap((server) => server.faults);
  for (const app of apps) await forgetPeople(app);
  apps.clear();
  localStorage.clear();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

export type ScreenOptions = {
  readonly app: AppName;
  /** Who is signed in; nobody where it is null. */
  readonly me: User | null;
  readonly answers?: Answers;
  readonly language?: Language;
};

/**
 * Renders a part of an app as it is in the app: its look, its texts, its session and its calls, which a server answers
 * that knows the contract. Where the part leads shows in `path()`;
 * `back()` is the device's own way back.
 */
export async function renderScreen(
  screen: ReactNode,
  { app, me, answers = {}, language = 'en' }: ScreenOptions,
) {
  const server = createFakeServer({ ...answers, ...(me && { 'GET /users/me': () => me }) });
  opened.push(server);
  apps.add(app);
  await changeLanguage(language);
  await (app === 'clinic'
    ? import('@zampa/ui/theme/clinic.css')
    : import('@zampa/ui/theme/owner.css'));
  const client = await signedIn(app, me, server);
  const { history, goBack } = createDeviceHistory();
  const router = createRouter({ routeTree: createRootRoute(), history });
  const behindSignIn = (
    <PersonDatabaseProvider>
      <OutboxProvider>{screen}</OutboxProvider>
    </PersonDatabaseProvider>
  );
  const page = await render(
    <ZampaTheme app={app}>
      <ClientProvider client={client}>
        <PageHistory value={history}>
          <RouterContextProvider router={router}>
            {me ? behindSignIn : screen}
          </RouterContextProvider>
        </PageHistory>
      </ClientProvider>
    </ZampaTheme>,
  );
  return { page, server, path: () => history.location.pathname, back: goBack };
}

/** A history in memory of which the way back asks who stands in the way first, as a browser's does. */
function createDeviceHistory() {
  const history = createMemoryHistory();
  const { block } = history;
  const blockers = new Set<Parameters<RouterHistory['block']>[0]>();
  history.block = (blocker) => {
    blockers.add(blocker);
    const unblock = block(blocker);
    return () => {
      blockers.delete(blocker);
      unblock();
    };
  };
  const goBack = async () => {
    const step = { currentLocation: history.location, nextLocation: history.location };
    for (const { blockerFn } of blockers) if (await blockerFn({ ...step, action: 'BACK' })) return;
    history.back();
  };
  return { history, goBack };
}

async function signedIn(app: AppName, me: User | null, server: FakeServer) {
  const storage = createAppStorage(app);
  const transport = createTransport(ORIGIN, server.network);
  const tokens = createSessionTokens({
    storage,
    transport,
    exclusively: (_name, task) => task(),
    now: Date.now,
    onEnded: (email) => session.ended(email),
  });
  const api = createApi({ origin: ORIGIN, session: tokens, transport });
  const session = createSession({
    app,
    api,
    transport,
    tokens,
    storage,
    build: '',
    forgetPeople,
    forgetAnswers: () => Promise.resolve(),
    silenceDevice: () => Promise.resolve(),
    wait: () => Promise.resolve(),
    openLogin: () => undefined,
  });
  if (me) tokens.begin(me.email ?? '', { accessToken: 'a', refreshToken: 'r', expiresIn: 3600 });
  await session.check();
  return { app, origin: ORIGIN, build: '', api, session, openPage: () => undefined };
}
