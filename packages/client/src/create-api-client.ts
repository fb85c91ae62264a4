import { type Api, createApi } from './api.ts';
import { createTransport } from './api/transport.ts';
import { followOtherTabs } from './session/follow-other-tabs.ts';
import { createSession, type ClientSession } from './session/session.ts';
import { createSessionTokens } from './session/tokens.ts';
import { type AppName, createAppStorage } from './storage/app-storage.ts';
import { exclusively } from './storage/exclusively.ts';

export type ApiClient = {
  readonly app: AppName;
  /** Where the server is; empty for the page's own origin. */
  readonly origin: string;
  /** Names the build that runs. */
  readonly build: string;
  readonly api: Api;
  readonly session: ClientSession;
  /** Shows a page of the app, by its address with the app's base. */
  readonly openPage: (address: string) => void;
};

export type ClientOptions = {
  readonly app: AppName;
  /** The address of this app's login page, with the app's base: `/app/login`. */
  readonly loginAddress: string;
  readonly origin?: string;
} & Pick<ApiClient, 'build' | 'openPage'>;

/** What people have left is looked after once somebody is in or out; the login need not wait for its code. */
const leftByPeople = () => import('./storage/forget-people.ts');

/**
 * Creates everything an app needs to talk to the server. Made once, in the app's entry; it asks at once who is signed
 * in.
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
    storage,
    transport,
    exclusively,
    now: Date.now,
    onEnded: (email) => session.ended(email),
  });
  const api = createApi({ origin, session: tokens, transport });
  const session = createSession({
    app,
    api,
    transport,
    tokens,
    storage,
    build,
    forgetPeople: async (...people) => (await leftByPeople()).forgetPeople(...people),
    forgetAnswers: async (name) => (await leftByPeople()).forgetAnswers(name),
    silenceDevice: async () => (await import('./notifications/this-device.ts')).silenceDevice(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    openLogin: () => window.location.assign(loginAddress),
  });
  session.subscribe(() => {
    if (session.state().status === 'signedOut') api.forget();
  });
  followOtherTabs(session, tokens, storage);
  void session.check();
  return { app, origin, build, api, session, openPage };
}
