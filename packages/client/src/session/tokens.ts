import type { Session as Tokens } from '@zampa/contract/account/objects';
import { v4 as uuid } from 'uuid';
import type { TokenSource } from '../api.ts';
import { JSON_CALLS } from '../api/call-keys.ts';
import { ApiRefusal } from '../api/problems.ts';
import { methodAndPath } from '../api/request.ts';
import type { Transport } from '../api/transport.ts';
import type { AppName, AppStorage } from '../storage/app-storage.ts';
import type { Exclusively } from '../storage/exclusively.ts';
import type { ShareAccess, SharedAccess } from './share-access.ts';

/**
 * The session as stored in this browser, without a secret: the refresh token is in an `HttpOnly` cookie. `id`
 * distinguishes one sign-in from another.
 */
export type StoredSession = {
  readonly id: string;
  readonly email: string;
  /** Stored by an earlier version; exchanged for a cookie at the next refresh. */
  readonly refreshToken?: string;
};

export const SESSION_ENTRY = 'session';

/** An access token that expires sooner than this is renewed before use. */
const RENEW_MARGIN_MS = 30_000;

export interface SessionTokens extends TokenSource {
  /** The session stored in this browser; `null` when nobody is signed in. */
  readonly stored: () => StoredSession | null;
  /** Signs in with a request that sets the cookie. Holds the refresh lock, so that no refresh runs at the same time. */
  begin<Answer extends Tokens>(email: string, request: () => Promise<Answer>): Promise<Answer>;
  /** Removes the session from this browser without notifying the server. */
  drop(): void;
}

export type TokensOptions = {
  readonly app: AppName;
  readonly storage: AppStorage;
  readonly transport: Transport;
  readonly exclusively: Exclusively;
  readonly shareAccess: ShareAccess;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called when the server has ended this person's session. */
  readonly onEnded: (email: string) => void;
};

/** Keeps the access token in memory only. The cookie with the refresh token outlives the page. */
export function createSessionTokens(options: TokensOptions): SessionTokens {
  const { storage, now } = options;
  const session = createHeldSession(options);
  const { stored, access } = session;
  let renewing: Promise<string | null> | null = null;

  /** One at a time across tabs, because a refresh token can be spent only once. */
  const withRefreshLock = <Result>(task: () => Promise<Result>) =>
    options.exclusively(storage.key('refresh'), task);
  const renewOnce = () => {
    const replaced = access()?.token;
    renewing ??= withRefreshLock(() => spendRefreshToken(options, session, replaced)).finally(
      () => {
        renewing = null;
      },
    );
    return renewing;
  };

  return {
    stored,
    drop: session.drop,
    begin: (email, request) =>
      withRefreshLock(async () => {
        const answer = await request();
        session.save({ id: uuid(), email }, answer);
        return answer;
      }),
    token: async () => {
      const current = access();
      if (current && current.endsAt - now() > RENEW_MARGIN_MS) return current.token;
      return stored() ? renewOnce() : null;
    },
    async renew(refused) {
      const current = access();
      return current && current.token !== refused ? current.token : renewOnce();
    },
  };
}

type HeldSession = ReturnType<typeof createHeldSession>;

/** Holds the session of this page: the access token in memory, shared with other tabs, the rest in the storage. */
function createHeldSession({ shareAccess, storage, now }: TokensOptions) {
  let current: SharedAccess | null = null;
  const readStored = () => storage.read<StoredSession>(SESSION_ENTRY);
  const share = shareAccess(storage.key('access'), (shared) => {
    // Ignore the token of another person.
    if (shared.session === (current?.session ?? readStored()?.id)) current = shared;
  });
  return {
    stored: readStored,
    /** Returns the access token; with an id, only if it belongs to that session. */
    access: (session = current?.session) =>
      current?.session === session ? current?.access : undefined,
    save: ({ id, email }: StoredSession, { accessToken, expiresIn }: Tokens): string => {
      current = { session: id, access: { token: accessToken, endsAt: now() + expiresIn * 1000 } };
      // Drops the refresh token of an earlier version.
      storage.write(SESSION_ENTRY, { id, email });
      share(current);
      return accessToken;
    },
    drop: () => {
      current = null;
      storage.remove(SESSION_ENTRY);
    },
  };
}

/**
 * Reads the session only now, because another tab may have signed in or out while this one waited for the lock.
 *
 * @param replaced the access token to replace
 */
async function spendRefreshToken(
  options: TokensOptions,
  { stored, access, save, drop }: HeldSession,
  replaced: string | undefined,
): Promise<string | null> {
  const session = stored();
  if (!session) return null;
  const shared = access(session.id);
  // Another tab has renewed it already.
  if (shared && shared.token !== replaced) return shared.token;
  const tokens = await requestNewTokens(options, session);
  // The person signed out or another one signed in during the request.
  if (stored()?.id !== session.id) return null;
  if (tokens) return save(session, tokens);
  drop();
  options.onEnded(session.email);
  return null;
}

/**
 * Requests new tokens. Returns `null` if the server refuses; rethrows other errors, which say nothing about the
 * session.
 */
async function requestNewTokens(
  { transport, app }: TokensOptions,
  { refreshToken }: StoredSession,
): Promise<Tokens | null> {
  try {
    const call = methodAndPath(JSON_CALLS.refresh);
    const body = refreshToken === undefined ? {} : { refreshToken };
    const response = await transport(call, { body, sessionApp: app }, null);
    return (await response.json()) as Tokens;
  } catch (error) {
    if (error instanceof ApiRefusal && (error.status === 401 || error.status === 400)) return null;
    throw error;
  }
}
