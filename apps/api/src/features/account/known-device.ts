import { parseCookie, stringifySetCookie } from 'cookie';
import type { Deps } from '../../deps.ts';
import { hashed } from '../../http/rate-limits/hashed.ts';
import type { Browser } from '../../http/context.ts';
import { newId } from '../../db/ids.ts';

/** As long as browsers keep anything. */
const KEPT_SECONDS = 400 * 86_400;

type Marks = Pick<Deps, 'tokens' | 'publicUrl'>;

/** Gives the device of a browser on which this account was signed in before; null for every other. */
export function knownDevice({ tokens }: Marks, browser: Browser, accountId: string): string | null {
  const mark = parseCookie(browser.cookies)[cookieOf(accountId)];
  return mark ? tokens.readDeviceMark(accountId, mark) : null;
}

/** Returns whether the browser kept anything at all: only then it is worth looking whose it is. */
export const hasMarks = ({ cookies }: Browser) => cookies.includes(PREFIX);

/**
 * Has the browser keep that this account signed in on it. It gives no right: it only keeps apart whose wrong passwords
 * and codes are counted together. No script of a page reads it, and only the calls of signing in are sent it.
 */
export function rememberDevice(deps: Marks, browser: Browser, accountId: string): void {
  const device = knownDevice(deps, browser, accountId) ?? newId();
  browser.keep(
    stringifySetCookie({
      name: cookieOf(accountId),
      value: deps.tokens.deviceMark(accountId, device),
      maxAge: KEPT_SECONDS,
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'strict',
      secure: deps.publicUrl().startsWith('https:'),
    }),
  );
}

const PREFIX = 'zampa_device_';

/** One of each account, since a tablet of a clinic has several; it tells nobody whose it is. */
const cookieOf = (accountId: string) => `${PREFIX}${hashed(accountId).slice(0, 12)}`;
