import { keepAnswers } from '../offline/keep-answers.ts';
import { keepPictures } from '../offline/keep-pictures.ts';
import { keepMarks } from '../offline/kept-marks.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { showBadge } from './show-badge.ts';
import type { ApiClient } from '../create-api-client.ts';
import { meQuery } from '../session/use-me.ts';
import { newVersion } from './new-version.ts';
import { ownAddress } from './own-address.ts';
import { registerWorker } from './register-worker.ts';
import type { BehindScreens } from './behind-screens.ts';

let isRegistered = false;

/** Starts what a device does for a person beside showing them the app. Returns how to stop. */
export function startDevice({ client, queryClient, inDatabase }: BehindScreens): () => void {
  const stopKeeping = keepAnswers(queryClient, inDatabase, client.build);
  const stopKeepingPictures = keepPictures(queryClient, inDatabase);
  const stopMarking = keepMarks(queryClient, inDatabase);
  const stopRemembering = rememberPerson(client, queryClient);
  const stopHearing = startWorker(client);
  const stopTurning = followLanguage();
  const stopCounting = showBadge(queryClient);
  return () => {
    stopKeeping();
    stopKeepingPictures();
    stopMarking();
    stopRemembering();
    stopHearing();
    stopTurning();
    stopCounting();
  };
}

/** Pets, clinics and family are part of who somebody is; an app that starts without a connection asks for them first. */
function rememberPerson({ api, session }: ApiClient, queryClient: QueryClient): () => void {
  const { queryKey } = meQuery(api);
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hashKey(queryKey)) return;
    const me = queryClient.getQueryData(queryKey);
    if (me) session.remember(me);
  });
}

/** Who installs the app now gets its shortcuts in the language of the page. Returns how to stop. */
function followLanguage(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const follow = () => {
    const { lang } = document.documentElement;
    const file = lang === 'it' ? 'manifest-it' : 'manifest';
    if (link) link.href = link.href.replace(/manifest(?:-\w+)?(?=[.]webmanifest)/, file);
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

function startWorker({ app, openPage }: ApiClient): () => void {
  const { serviceWorker: container } = navigator as Partial<Navigator>;
  if (!container) return () => undefined;
  const place = { container, reload: () => window.location.reload() };
  if (import.meta.env.PROD && !isRegistered) {
    isRegistered = true;
    // Without a worker everything goes on, with a connection.
    void registerWorker(app, place, newVersion.become).catch(() => undefined);
  }
  const hear = ({ data }: MessageEvent<unknown>) => {
    const address = addressIn(data);
    if (address !== null) openPage(address);
  };
  container.addEventListener('message', hear);
  container.startMessages();
  return () => container.removeEventListener('message', hear);
}

/** The page that a pressed notification asks for: `{type: 'open', url}` from the app's own worker. */
function addressIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, url } = { type: null, url: null, ...data };
  return type === 'open' ? ownAddress(url, window.location) : null;
}
