import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
} from 'workbox-precaching';
import { openPage } from './open-page.ts';
import { type ServedApp, isOwnPage } from './own-pages.ts';
import { pressedPage, shownNotification } from './push.ts';
import { SHARE_PATH, storeSharedFiles } from './shared-files.ts';

type Shell = Parameters<typeof precache>[0];

/**
 * Starts the service worker of an app. Serves the app shell from the cache and leaves everything else to the network.
 * API requests are neither handled nor cached.
 */
export function startWorker(worker: ServiceWorkerGlobalScope, app: ServedApp, shell: Shell): void {
  precache(shell);
  cleanupOutdatedCaches();

  worker.addEventListener('fetch', (event) => {
    const answer = findResponse(event.request, app, worker);
    if (answer) event.respondWith(answer);
  });
  // Sent by a page when the user presses "Reload". Until then open pages keep their version.
  worker.addEventListener('message', ({ data }) => {
    if (data === 'take-over') void worker.skipWaiting();
  });
  // Claims open pages immediately, because the first visit may be the last one online.
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

  worker.addEventListener('push', (event) => {
    const { title, options } = shownNotification(bodyOf(event), deviceOf(app, worker));
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url } = event.notification.data as { readonly url: string };
    const windows = {
      all: () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true }),
      open: (page: string) => worker.clients.openWindow(page),
    };
    event.waitUntil(openPage(app, pressedPage(url, event.action), windows));
  });
}

/** Returns a cached response; `null` leaves the request to the network. */
function findResponse(
  request: Request,
  app: ServedApp,
  { location, caches }: ServiceWorkerGlobalScope,
): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return null;
  if (request.method === 'POST' && app === 'owner' && pathname === SHARE_PATH)
    return storeSharedFiles(request, caches);
  if (request.method !== 'GET') return null;
  if (request.mode === 'navigate')
    return isOwnPage(app, pathname) ? readFromShell('index.html', request) : null;
  return getCacheKeyForURL(request.url) ? readFromShell(request.url, request) : null;
}

const readFromShell = async (url: string, request: Request) =>
  (await matchPrecache(url)) ?? fetch(request);

const deviceOf = (app: ServedApp, { location, navigator }: ServiceWorkerGlobalScope) => ({
  app,
  origin: location.origin,
  languages: navigator.languages,
});

function bodyOf({ data }: PushEvent): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}
