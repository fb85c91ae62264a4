import { createApi } from '../api.ts';
import { createTransport } from '../api/transport.ts';
import type { ApiClient } from '../ClientProvider.tsx';
import { createSession } from './session.ts';
import { createSessionTokens } from './tokens.ts';
import { type AppName, createAppStorage } from '../storage/app-storage.ts';
import { exclusively } from '../storage/exclusively.ts';

/** Creates a signed-out API client for a page that is rendered on the server. */
export async function createSignedOutClient(app: AppName): Promise<ApiClient> {
  const storage = createAppStorage(app, null);
  const transport = createTransport('');
  const tokens = createSessionTokens({
    app,
    storage,
    transport,
    exclusively,
    shareAccess: () => () => undefined,
    now: Date.now,
    onEnded: () => undefined,
  });
  const api = createApi({ origin: '', session: tokens, transport });
  const session = createSession({
    app,
    api,
    transport,
    exclusively,
    tokens,
    storage,
    build: '',
    deletePersonData: () => Promise.resolve(),
    deleteOfflineData: () => Promise.resolve(),
    silenceDevice: () => Promise.resolve(),
    wait: () => Promise.resolve(),
    openLogin: () => undefined,
  });
  await session.check();
  return { app, origin: '', build: '', api, session, openPage: () => undefined };
}
