import type { SessionApp } from '@zampa/contract/account/session-header';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Browser } from '../../http/browser.ts';

/** One cookie per app, because different people may be signed in to them. */
const nameOf = (app: SessionApp) => `zampa_session_${app}`;

/**
 * Returns the app that keeps its refresh token in a cookie; null for clients that keep it themselves. Errors: FORBIDDEN
 * for a page of another origin.
 */
export function cookieAppOf({ sessionApp, isSameOrigin }: Browser): SessionApp | null {
  if (sessionApp && !isSameOrigin) throw new Refusal('FORBIDDEN');
  return sessionApp;
}

/** Returns the refresh token in the cookie of an app; undefined without one. */
export const readSessionCookie = ({ cookies }: Browser, app: SessionApp): string | undefined =>
  parseCookie(cookies)[nameOf(app)];

/** Sets the cookie of an app. Scripts cannot read it, and browsers send it only to `/api/auth`. */
export function setSessionCookie(
  deps: Pick<Deps, 'publicUrl'>,
  browser: Browser,
  app: SessionApp,
  { refreshToken, seconds }: { readonly refreshToken: string; readonly seconds: number },
): void {
  browser.setCookie(
    stringifySetCookie({
      name: nameOf(app),
      value: refreshToken,
      maxAge: seconds,
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'strict',
      secure: deps.publicUrl().startsWith('https:'),
    }),
  );
}

/** Clears the cookie of the app that calls; does nothing for clients without one. */
export function clearSessionCookie(deps: Pick<Deps, 'publicUrl'>, browser: Browser): void {
  const { sessionApp } = browser;
  if (sessionApp) setSessionCookie(deps, browser, sessionApp, { refreshToken: '', seconds: 0 });
}
