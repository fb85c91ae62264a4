import type { Session as Tokens } from '@zampa/contract/account/objects';
import { v4 as uuid } from 'uuid';
import type { TokenSource } from '../api.ts';
import { ApiRefusal } from '../api/problems.ts';
import type { Transport } from '../api/transport.ts';
import type { AppStorage } from '../storage/app-storage.ts';
import type { Exclusively } from '../storage/exclusively.ts';

/** The session as it is kept in the browser; `id` tells one sign-in from the next. */
export type StoredSession = {
  readonly id: string;
  readonly email: string;
  readonly refreshToken: string;
};

export const SESSION_ENTRY = 'session';

/** An access token that ends sooner than this is renewed before it is used. */
const MARGIN_MS = 30_000;

export interface SessionTokens extends TokenSource {
  /** The session this browser keeps, `null` when nobody is signed in. */
  readonly stored: () => StoredSession | null;
  begin(email: string, tokens: Tokens): void;
  /** Forgets both tokens, without telling the server. */
  drop(): void;
}

export type TokensOptions = {
  readonly storage: AppStorage;
  readonly transport: Transport;
  readonly exclusively: Exclusively;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The server no longer knows the session of this person. */
  readonly onEnded: (email: string) => void;
};

/** Keeps the access token in memory only; the refresh token is what outlives the page. */
export function createSessionTokens({
  storage,
  transport,
  exclusively,
  now,
  onEnded,
}: TokensOptions): SessionTokens {
  let access: { token: string; endsAt: number } | null = null;
  let renewing: Promise<string | null> | null = null;

  const stored = () => storage.read<StoredSession>(SESSION_ENTRY);
  const keep = (session: Omit<StoredSession, 'refreshToken'>, tokens: Tokens) => {
    access = { token: tokens.accessToken, endsAt: now() + tokens.expiresIn * 1000 };
    storage.write(SESSION_ENTRY, { ...session, refreshToken: tokens.refreshToken });
    return tokens.accessToken;
  };
  const drop = () => {
    access = null;
    storage.remove(SESSION_ENTRY);
  };

  /** Another tab may have spent the token while this one waited for its turn, so it is read here. */
  const spendRefreshToken = async (): Promise<string | null> => {
    const session = stored();
    if (!session) return null;
    const tokens = await refreshed(transport, session.refreshToken);
    // Signed out, or in as somebody else, while the answer was on its way.
    if (stored()?.id !== session.id) return null;
    if (tokens) return keep(session, tokens);
    drop();
    onEnded(session.email);
    return null;
  };

  /** One at a time in this tab, and by the lock among all tabs: a refresh token can be spent once. */
  const renewOnce = () => {
    renewing ??= exclusively(storage.key('refresh'), spendRefreshToken).finally(() => {
      renewing = null;
    });
    return renewing;
  };

  return {
    stored,
    drop,
    begin(email, tokens) {
      keep({ id: uuid(), email }, tokens);
    },
    token: async () => {
      if (access && access.endsAt - now() > MARGIN_MS) return access.token;
      return stored() ? renewOnce() : null;
    },
    async renew(refused) {
      return access && access.token !== refused ? access.token : renewOnce();
    },
  };
}

/** New tokens, or `null` when the server refuses; anything else that goes wrong says nothing about the session. */
async function refreshed(transport: Transport, refreshToken: string): Promise<Tokens | null> {
  try {
    const call = { method: 'POST', path: '/auth/refresh' };
    const response = await transport(call, { body: { refreshToken } }, null);
    return (await response.json()) as Tokens;
  } catch (error) {
    if (error instanceof ApiRefusal && (error.status === 401 || error.status === 400)) return null;
    throw error;
  }
}
