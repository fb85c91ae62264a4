import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createApi } from '@zampa/client/api';
import { createTransport } from '@zampa/client/api/transport';
import { AppProvider } from '@zampa/client/AppProvider.tsx';
import { OutboxProvider } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { createSession } from '@zampa/client/session/session';
import { createSessionTokens } from '@zampa/client/session/tokens';
import { type AppName, createAppStorage } from '@zampa/client/storage/app-storage';
import type { Exclusively } from '@zampa/client/storage/exclusively';
import { deletePersonData } from '@zampa/client/storage/delete-person-data';
import { PersonDatabaseProvider } from '@zampa/client/session/PersonDatabaseProvider.tsx';
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

const servers: FakeServer[] = [];
const apps = new Set<AppName>();

afterEach(async () => {
  const faults = servers.splice(0).flatMap((server) => server.faults);
  for (const app of apps) await deletePersonData(app);
  apps.clear();
  localStorage.clear();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

export type ScreenOptions = {
  readonly app: AppName;
  /** The signed-in user; null for signed out. */
  readonly me: User | null;
  readonly answers?: Answers;
  readonly language?: Language;
  /** The initial path; the home page by default. */
  readonly address?: string;
};

/**
 * Renders a screen with theme, texts, session and a fake server that checks the contract. `path()` returns the
 * current path, `back()` presses browser back.
 */
export async function renderScreen(
  screen: ReactNode,
  { app, me, answers = {}, language = 'en', address = '/' }: ScreenOptions,
) {
  const server = createFakeServer({ ...answers, ...(me && { 'GET /users/me': () => me }) });
  servers.push(server);
  apps.add(app);
  await changeLanguage(language);
  await (app === 'clinic'
    ? import('@zampa/ui/theme/clinic.css')
    : import('@zampa/ui/theme/owner.css'));
  const client = await createSignedInClient(app, me, server);
  const { history, goBack } = createDeviceHistory(address);
  const router = createRouter({ routeTree: createRootRoute(), history });
  const signedInScreen = (
    <PersonDatabaseProvider>
      <OutboxProvider>{screen}</OutboxProvider>
    </PersonDatabaseProvider>
  );
  const page = await render(
    <ZampaTheme app={app}>
      <AppProvider client={client}>
        <PageHistory value={history}>
          <RouterContextProvider router={router}>
            {me ? signedInScreen : screen}
          </RouterContextProvider>
        </PageHistory>
      </AppProvider>
    </ZampaTheme>,
  );
  return { page, server, path: () => history.location.pathname, back: goBack };
}

/** In-memory history. `goBack` consults the navigation blockers first, as a browser does. */
function createDeviceHistory(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
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

async function createSignedInClient(app: AppName, me: User | null, server: FakeServer) {
  const storage = createAppStorage(app);
  const transport = createTransport(ORIGIN, server.network);
  const exclusively: Exclusively = (_name, task) => task();
  const tokens = createSessionTokens({
    app,
    storage,
    transport,
    exclusively,
    shareAccess: () => () => undefined,
    now: Date.now,
    onEnded: (email) => session.ended(email),
  });
  const api = createApi({ origin: ORIGIN, session: tokens, transport });
  const session = createSession({
    app,
    api,
    transport,
    exclusively,
    tokens,
    storage,
    build: '',
    deletePersonData,
    deleteOfflineData: () => Promise.resolve(),
    silenceDevice: () => Promise.resolve(),
    wait: () => Promise.resolve(),
    openLogin: () => undefined,
  });
  if (me) await tokens.begin(me.email ?? '', async () => ({ accessToken: 'a', expiresIn: 3600 }));
  await session.check();
  return { app, origin: ORIGIN, build: '', api, session, openPage: () => undefined };
}
