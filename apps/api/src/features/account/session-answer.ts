import { ACCESS_TOKEN_SECONDS } from '../../secrets/tokens.ts';
import type { Deps } from '../../deps.ts';
import type { Browser } from '../../http/browser.ts';
import { cookieAppOf, setSessionCookie } from './session-cookie.ts';

type SessionRow = {
  readonly id: string;
  readonly accountId: string;
  readonly generation: number;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
};

/**
 * Returns the response for a session. Both tokens are derived from the row, so the same row always gives the same
 * response. An app gets its refresh token in a cookie, other clients in the body.
 */
export function answerSession(
  deps: Pick<Deps, 'tokens' | 'publicUrl'>,
  browser: Browser,
  { id, accountId, generation, rotatedAt, expiresAt }: SessionRow,
  now: Date,
) {
  const refreshToken = deps.tokens.refresh({ sessionId: id, generation });
  const answer = {
    accessToken: deps.tokens.access({ accountId, sessionId: id }, rotatedAt),
    expiresIn: ACCESS_TOKEN_SECONDS,
  };
  const app = cookieAppOf(browser);
  if (!app) return { ...answer, refreshToken };
  const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  setSessionCookie(deps, browser, app, { refreshToken, seconds });
  return answer;
}
