/** Where people land when there is no page to go back to. */
export const HOME_PAGE = '/dashboard';

const protectedPages = /^\/(dashboard|workspace|family)(\/|$)/;

/** Returns whether a path, below the app's base, is of the part behind the sign-in, with a page of its own or not. */
export const isProtectedPage = (path: string): boolean => protectedPages.test(path);

/**
 * Returns the page to open after signing in: the one first asked for if it is a page of ours behind the sign-in,
 * otherwise Home. Never another site, whatever the address says.
 *
 * @param wanted a path as the browser sent it, below the app's base
 */
export function returnPage(wanted: string | null | undefined): string {
  const origin = 'http://own.invalid';
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return HOME_PAGE;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || !isProtectedPage(url.pathname)) return HOME_PAGE;
  return url.pathname + url.search + url.hash;
}
