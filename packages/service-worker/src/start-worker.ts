import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
} from 'workbox-precaching';
import { openPage } from './open-page.ts';
import { type ServedApp, isOwnPage } from './own-pages.ts';
import { shownNotification } from './push.ts';
import { SHARE_PATH, takeShared } from './shared-files.ts';

type Shell = Parameters<typeof precache>[0];

/**
 * Starts the worker of an app: the app's shell comes from the device, everything else from the network as if there were
 * no worker. Of the API nothing passes through here, and nothing of it is kept.
 */
export function startWorker(worker: ServiceWorkerGlobalScope, app: ServedApp, shell: Shell): void {
  precache(shell);
  cleanupOutdatedCaches();

  worker.addEventListener('fetch', (event) => {
    const answer = answerTo(event.request, app, worker);
    if (answer) event.respondWith(answer);
  });
  // A page asks for it when somebody presses "Reload"; until then all open pages stay with the version they began with.
  worker.addEventListener('message', ({ data }) => {
    if (data === 'take-over') void worker.skipWaiting();
  });
  // The first visit can be the last one with a connection.
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
    event.waitUntil(openPage(app, url, windows));
  });
}

/** Returns the answer that the device has itself; `null` leaves the request alone. */
function answerTo(
  request: Request,
  app: ServedApp,
  { location, caches }: ServiceWorkerGlobalScope,
): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return null;
  if (request.method === 'POST' && app === 'owner' && pathname === SHARE_PATH)
    return takeShared(request, caches);
  if (request.method !== 'GET') return null;
  if (request.mode === 'navigate')
    return isOwnPage(app, pathname) ? fromShell('index.html', request) : null;
  return getCacheKeyForURL(request.url) ? fromShell(request.url, request) : null;
}

const fromShell = async (url: string, request: Request) =>
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
