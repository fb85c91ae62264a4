import { saveAnswersOffline } from '../offline/save-answers-offline.ts';
import { savePicturesOffline } from '../offline/save-pictures-offline.ts';
import { saveUnsentReadMarks } from '../conversations/thread/read-marks.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { showBadge } from './show-badge.ts';
import type { ApiClient } from '../ClientProvider.tsx';
import { meQuery } from '../session/use-me.ts';
import { newVersion } from '../device/new-version.ts';
import { toInAppPath } from '../device/in-app-path.ts';
import { registerWorker } from '../device/register-worker.ts';
import type { BackgroundContext } from '../realtime/background-context.ts';

let isRegistered = false;

/**
 * Starts the tasks of the device: offline cache, session, service worker, manifest language, badge. Returns a
 * function that stops them.
 */
export function startDeviceTasks({
  client,
  queryClient,
  inDatabase,
}: BackgroundContext): () => void {
  const stopSavingAnswers = saveAnswersOffline(queryClient, inDatabase, client.build);
  const stopSavingPictures = savePicturesOffline(queryClient, inDatabase);
  const stopSavingReadMarks = saveUnsentReadMarks(queryClient, inDatabase);
  const stopSavingUser = saveUserOnLoad(client, queryClient);
  const stopServiceWorker = startServiceWorker(client);
  const stopManifestLanguage = syncManifestLanguage();
  const stopBadge = showBadge(queryClient);
  return () => {
    stopSavingAnswers();
    stopSavingPictures();
    stopSavingReadMarks();
    stopSavingUser();
    stopServiceWorker();
    stopManifestLanguage();
    stopBadge();
  };
}

/**
 * Saves the user with pets, clinics and family whenever it is loaded, since an app that starts offline reads it
 * first.
 */
function saveUserOnLoad({ api, session }: ApiClient, queryClient: QueryClient): () => void {
  const { queryKey } = meQuery(api);
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hashKey(queryKey)) return;
    const me = queryClient.getQueryData(queryKey);
    if (me) session.remember(me);
  });
}

/**
 * Switches the web app manifest to the language of the page, so that shortcuts are installed in it. Returns a
 * function that stops it.
 */
function syncManifestLanguage(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const updateLink = () => {
    const { lang } = document.documentElement;
    const file = lang === 'it' ? 'manifest-it' : 'manifest';
    if (link) link.href = link.href.replace(/manifest(?:-\w+)?(?=[.]webmanifest)/, file);
  };
  updateLink();
  const observer = new MutationObserver(updateLink);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

function startServiceWorker({ app, openPage }: ApiClient): () => void {
  const { serviceWorker: container } = navigator as Partial<Navigator>;
  if (!container) return () => undefined;
  const place = { container, reload: () => window.location.reload() };
  if (import.meta.env.PROD && !isRegistered) {
    isRegistered = true;
    // Without a worker the app still works online.
    void registerWorker(app, place, newVersion.become).catch(() => undefined);
  }
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const address = notificationPath(data);
    if (address !== null) openPage(address);
  };
  container.addEventListener('message', onMessage);
  container.startMessages();
  return () => container.removeEventListener('message', onMessage);
}

/**
 * Returns the path in a message `{type: 'open', url}` from the service worker, sent when a notification is pressed;
 * null for any other message.
 */
function notificationPath(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, url } = { type: null, url: null, ...data };
  return type === 'open' ? toInAppPath(url, window.location) : null;
}
