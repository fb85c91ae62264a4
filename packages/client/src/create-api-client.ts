import { createApi } from './api.ts';
import type { ApiClient } from './ClientProvider.tsx';
import { createTransport } from './api/transport.ts';
import { followOtherTabs } from './session/follow-other-tabs.ts';
import { shareAccess } from './session/share-access.ts';
import { proveIdentity } from './session/step-up.ts';
import { createSession } from './session/session.ts';
import { createSessionTokens } from './session/tokens.ts';
import { type AppName, createAppStorage } from './storage/app-storage.ts';
import { exclusively } from './storage/exclusively.ts';

export type ClientOptions = {
  readonly app: AppName;
  /** Path of the app's login page, including the app's base: `/app/login`. */
  readonly loginAddress: string;
  readonly origin?: string;
} & Pick<ApiClient, 'build' | 'openPage'>;

/** Loads the code that deletes data of people who signed out; the login does not need it. */
const loadCleanup = () => import('./storage/delete-person-data.ts');

/**
 * Creates everything an app needs to talk to the server. Called once in the app's entry; starts checking the session
 * immediately.
 */
export function createApiClient({
  app,
  loginAddress,
  build,
  openPage,
  origin = '',
}: ClientOptions): ApiClient {
  const storage = createAppStorage(app);
  const transport = createTransport(origin);
  const tokens = createSessionTokens({
    app,
    storage,
    transport,
    exclusively,
    shareAccess,
    now: Date.now,
    onEnded: (email) => session.ended(email),
  });
  const api = createApi({ origin, session: tokens, transport, proveIdentity });
  const session = createSession({
    app,
    api,
    transport,
    exclusively,
    tokens,
    storage,
    build,
    deletePersonData: async (...people) => (await loadCleanup()).deletePersonData(...people),
    deleteOfflineData: async (name) => (await loadCleanup()).deleteOfflineData(name),
    silenceDevice: async () =>
      (await import('./notifications/this-device.ts')).unsubscribeThisDevice(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    openLogin: () => window.location.assign(loginAddress),
  });
  session.subscribe(() => {
    if (session.state().status === 'signedOut') api.clearPages();
  });
  followOtherTabs(session, tokens, storage);
  window.addEventListener('online', () => void session.endRemembered());
  void session.check();
  return { app, origin, build, api, session, openPage };
}
