import { createApi } from '../api.ts';
import { createTransport } from '../api/transport.ts';
import type { ApiClient } from '../create-api-client.ts';
import { createSession } from './session.ts';
import { createSessionTokens } from './tokens.ts';
import { type AppName, createAppStorage } from '../storage/app-storage.ts';
import { exclusively } from '../storage/exclusively.ts';

/** Creates the client of somebody who is not signed in, for a page that is rendered where no browser is. */
export async function createSignedOutClient(app: AppName): Promise<ApiClient> {
  const storage = createAppStorage(app, null);
  const transport = createTransport('');
  const tokens = createSessionTokens({
    storage,
    transport,
    exclusively,
    now: Date.now,
    onEnded: () => undefined,
  });
  const api = createApi({ origin: '', session: tokens, transport });
  const session = createSession({
    app,
    api,
    transport,
    tokens,
    storage,
    build: '',
    forgetPeople: () => Promise.resolve(),
    forgetAnswers: () => Promise.resolve(),
    silenceDevice: () => Promise.resolve(),
    wait: () => Promise.resolve(),
    openLogin: () => undefined,
  });
  await session.check();
  return { app, origin: '', build: '', api, session, openPage: () => undefined };
}
