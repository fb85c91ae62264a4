import type { InfiniteData, Query } from '@tanstack/react-query';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { Api } from '../api.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { staleSince } from '../offline/stale-since.ts';
import { sendReadMarks } from '../conversations/thread/read-marks.ts';
import { type RealtimeListeners, startRealtime } from '../realtime/start-realtime.ts';
import { whenLoaded } from '../realtime/when-loaded.ts';
import { resumeSavedCall } from '../video/saved-call.ts';
import type { BackgroundContext } from '../realtime/background-context.ts';
import { receivers } from './receivers.ts';
import { captureInstallOffer } from '../device/install-offer.ts';
import { onIdle } from '../device/on-idle.ts';

type InboxPages = InfiniteData<AnswerPage<InboxItem>>;

/**
 * Starts the work that runs behind the screens: realtime updates immediately, device tasks when the page is idle.
 * Returns a function that stops all of it.
 */
export function startBackgroundTasks(
  context: BackgroundContext,
  listeners: RealtimeListeners,
): () => void {
  const { client, queryClient, viewer } = context;
  captureInstallOffer();
  let wasOnline = false;
  let isIdle = false;
  let unsubscribeInbox: (() => void) | undefined;
  const checkInbox = () => {
    const shouldLoad = unsubscribeInbox && mayHaveMeeting(context, isIdle);
    if (shouldLoad === undefined) return;
    unsubscribeInbox?.();
    unsubscribeInbox = undefined;
    if (shouldLoad) loadMeetings(client.api);
  };
  const stopRealtime = startRealtime(client, queryClient, viewer, receivers, {
    ...listeners,
    setConnection(connection) {
      listeners.setConnection(connection);
      if (connection !== 'online') staleSince.become(staleSince.value() ?? Date.now());
      else {
        void catchUp(context).catch(() => undefined);
        if (wasOnline) loadMeetings(client.api);
        else {
          unsubscribeInbox = queryClient.getQueryCache().subscribe(checkInbox);
          checkInbox();
        }
        wasOnline = true;
      }
    },
  });
  resumeSavedCall();
  let stopDevice: (() => void) | undefined;
  const cancelIdle = onIdle(() => {
    isIdle = true;
    checkInbox();
    stopDevice = whenLoaded(
      () => import('./start-device-tasks.ts'),
      ({ startDeviceTasks }) => startDeviceTasks(context),
    );
  });
  return () => {
    stopRealtime();
    unsubscribeInbox?.();
    cancelIdle();
    stopDevice?.();
  };
}

/**
 * Runs when online again: refetches failed and invalidated queries on screen and sends saved read marks. Renews the
 * session first if the app was started offline.
 */
async function catchUp({ client, queryClient, inDatabase }: BackgroundContext): Promise<void> {
  const { session, api } = client;
  const state = session.state();
  if (state.status === 'signedIn' && state.keptAt !== undefined) {
    await session.renew();
    await queryClient.invalidateQueries({ queryKey: ['me'] });
  }
  staleSince.become(null);
  const refetched = queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state: { isInvalidated, status } }) => isInvalidated || status === 'error',
  });
  await Promise.all([refetched, inDatabase((open) => sendReadMarks(open, api))]);
}

/**
 * Whether a meeting may await this person: true if the inbox lists one. A vet's inbox covers one clinic and their own
 * items only, so for vets, and if no inbox is loaded, the answer is true once the page is idle. Undefined until this
 * can be decided.
 */
function mayHaveMeeting(
  { queryClient, viewer }: BackgroundContext,
  isIdle: boolean,
): boolean | undefined {
  const queryKey = [...conversationKeys.waiting, 'inbox'];
  const inboxes = queryClient.getQueriesData<InboxPages>({ queryKey });
  const pages = inboxes.flatMap(([, inbox]) => inbox?.pages ?? []);
  if (pages.some(({ items }) => items.some(({ kind }) => kind.startsWith('VIDEO_')))) return true;
  if (viewer.isVet || inboxes.length === 0) return isIdle || undefined;
  if (queryClient.getQueryCache().findAll({ queryKey }).some(isAnswerPending)) return undefined;
  return pages.length === 0;
}

/** A query shown from the offline cache is invalidated and refetched as soon as the session is renewed. */
const isAnswerPending = (query: Query): boolean =>
  query.state.fetchStatus === 'fetching' || (query.isActive() && query.state.isInvalidated);

/** Imported lazily, since most sign-ins have no meeting. */
function loadMeetings(api: Api): void {
  void import('../video/load-meetings.ts')
    .then((meetings) => meetings.loadMeetings(api))
    .catch(() => undefined);
}
