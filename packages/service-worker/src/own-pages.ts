export type ServedApp = 'clinic' | 'owner';

/** First path segments of an app's pages. Other paths are left to the server. */
const FIRST_SEGMENTS: Readonly<Record<ServedApp, readonly string[]>> = {
  owner: [
    'appointment',
    'dashboard',
    'disclaimer',
    'disclaimerApp',
    'email-confirmation',
    'family',
    'login',
    'password',
    'recall',
    'restore-email',
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
    'restore-email',
    'shared',
    'sign-up',
    'workspace',
  ],
};

const BASES: Readonly<Record<ServedApp, string>> = { owner: '/app', clinic: '' };

/** Returns the start page of an app. */
export const startPageOf = (app: ServedApp): string => `${BASES[app]}/dashboard`;

/** Returns whether a path is a page of this app, not of the other app, the API or the server. */
export function isOwnPage(app: ServedApp, path: string): boolean {
  const base = BASES[app];
  if (!path.startsWith(base)) return false;
  const [slash, place = ''] = path.slice(base.length).split('/', 2);
  if (slash !== '') return false;
  return place === '' || FIRST_SEGMENTS[app].includes(place);
}

/**
 * Returns the URL to open in this app: the requested one if it is a page of this app and origin, otherwise the start
 * page.
 */
export function pageToOpen(app: ServedApp, requested: unknown, origin: string): string {
  const url =
    typeof requested === 'string' && URL.canParse(requested, origin) && new URL(requested, origin);
  if (!url || url.origin !== origin || !isOwnPage(app, url.pathname))
    return origin + startPageOf(app);
  return url.href;
}
