export type ServedApp = 'clinic' | 'owner';

/** What the addresses of an app's pages begin with, beside its first one; what is not named here the server answers. */
const PLACES: Readonly<Record<ServedApp, readonly string[]>> = {
  owner: [
    'appointment',
    'dashboard',
    'disclaimer',
    'disclaimerApp',
    'email-confirmation',
    'family',
    'login',
    'password',
    'sign-up',
    'workspace',
  ],
  clinic: [
    'dashboard',
    'disclaimer',
    'disclaimerApp',
    'email-confirmation',
    'login',
    'password',
    'sign-up',
    'workspace',
  ],
};

const BASES: Readonly<Record<ServedApp, string>> = { owner: '/app', clinic: '' };

/** Returns where an app opens when no page of it is asked for. */
export const homeOf = (app: ServedApp): string => `${BASES[app]}/dashboard`;

/** Tells whether a path is a page of this app: none of the other one, of the API, or of the server itself. */
export function isOwnPage(app: ServedApp, path: string): boolean {
  const base = BASES[app];
  if (!path.startsWith(base)) return false;
  const [slash, place = ''] = path.slice(base.length).split('/', 2);
  if (slash !== '') return false;
  return place === '' || PLACES[app].includes(place);
}

/**
 * Returns the address of a page to open in this app: what was asked for where it is a page of it at this origin, else
 * its home.
 */
export function pageToOpen(app: ServedApp, wanted: unknown, origin: string): string {
  const url = typeof wanted === 'string' && URL.canParse(wanted, origin) && new URL(wanted, origin);
  if (!url || url.origin !== origin || !isOwnPage(app, url.pathname)) return origin + homeOf(app);
  return url.href;
}
