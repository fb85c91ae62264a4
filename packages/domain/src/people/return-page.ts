/** Page after sign-in if there is no page to return to. */
export const HOME_PAGE = '/dashboard';

const protectedPages = /^\/(dashboard|workspace|family)(\/|$)/;

/** Returns whether a path, relative to the app's base, requires sign-in, even if no such page exists. */
export const isProtectedPage = (path: string): boolean => protectedPages.test(path);

/**
 * Returns the page to open after sign-in: the requested one if it is a page of ours that requires sign-in, otherwise
 * Home. Never redirects to another site.
 *
 * @param requested path from the browser, relative to the app's base
 */
export function returnPage(requested: string | null | undefined): string {
  const origin = 'http://own.invalid';
  if (!requested?.startsWith('/') || !URL.canParse(requested, origin)) return HOME_PAGE;
  const url = new URL(requested, origin);
  if (url.origin !== origin || !isProtectedPage(url.pathname)) return HOME_PAGE;
  return url.pathname + url.search + url.hash;
}
