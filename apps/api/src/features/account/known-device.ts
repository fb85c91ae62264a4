import { parseCookie, stringifySetCookie } from 'cookie';
import type { Deps } from '../../deps.ts';
import { hashKey } from '../../limits/hash-key.ts';
import { DEVICE_COOKIE } from '../../limits/public-calls.ts';
import type { Browser } from '../../http/browser.ts';
import { newId } from '../../db/ids.ts';

/** The longest lifetime that browsers allow for cookies. */
const COOKIE_SECONDS = 400 * 86_400;

type CookieDeps = Pick<Deps, 'tokens' | 'publicUrl'>;

/** Returns the device id if this account has signed in on the browser before, else null. */
export function knownDevice(
  { tokens }: CookieDeps,
  browser: Browser,
  accountId: string,
): string | null {
  const signedDeviceId = parseCookie(browser.cookies)[deviceCookieName(accountId)];
  return signedDeviceId ? tokens.readDeviceMark(accountId, signedDeviceId) : null;
}

/** Returns whether the browser has any device cookie. Without one, the account need not be looked up. */
export const hasDeviceCookie = ({ cookies }: Browser) => cookies.includes(DEVICE_COOKIE);

/**
 * Sets a signed device cookie after a sign-in, so that wrong passwords and codes are counted per device. It grants no
 * access, is hidden from scripts and is sent only to `/api/auth`.
 */
export function rememberDevice(deps: CookieDeps, browser: Browser, accountId: string): void {
  const device = knownDevice(deps, browser, accountId) ?? newId();
  browser.setCookie(
    stringifySetCookie({
      name: deviceCookieName(accountId),
      value: deps.tokens.deviceMark(accountId, device),
      maxAge: COOKIE_SECONDS,
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'strict',
      secure: deps.publicUrl().startsWith('https:'),
    }),
  );
}

/**
 * Returns the cookie name of an account. There is one cookie per account, because a clinic's tablet has several; the
 * name does not reveal whose it is.
 */
const deviceCookieName = (accountId: string) =>
  `${DEVICE_COOKIE}${hashKey(accountId).slice(0, 12)}`;
