import { parseCookie, stringifySetCookie } from 'cookie';
import type { Deps } from '../../deps.ts';
import { isTimingSafeEqual } from '../../secrets/timing-safe-equal.ts';
import type { Browser } from '../../http/browser.ts';
import { hashKey } from '../../limits/hash-key.ts';

/** As long as an unconfirmed account is stored. */
const KEPT_SECONDS = 86_400;
const ANY_COOKIE_OF_OURS = /(?:^|;\s*)zampa_/;

type Signing = Pick<Deps, 'tokens' | 'publicUrl'>;

/** Sets a cookie by which the server recognizes the browser that signed up when it sends the code. */
export function markSignUpBrowser(deps: Signing, browser: Browser, accountId: string): void {
  browser.setCookie(
    stringifySetCookie({
      name: cookieOf(accountId),
      value: deps.tokens.signUpMark(accountId),
      maxAge: KEPT_SECONDS,
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'strict',
      secure: deps.publicUrl().startsWith('https:'),
    }),
  );
}

/** Returns whether the account was created in this browser. */
export function isSignUpBrowser({ tokens }: Signing, browser: Browser, accountId: string): boolean {
  const mark = parseCookie(browser.cookies)[cookieOf(accountId)];
  return mark !== undefined && isTimingSafeEqual(mark, tokens.signUpMark(accountId));
}

/**
 * Returns whether the client stores our cookies, as browsers and some programs do. Such a client sends the cookie
 * of its own sign-up.
 */
export const keepsCookies = ({ isPage, cookies }: Browser): boolean =>
  isPage || ANY_COOKIE_OF_OURS.test(cookies);

const cookieOf = (accountId: string) => `zampa_sign_up_${hashKey(accountId).slice(0, 12)}`;
