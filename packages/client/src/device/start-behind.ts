import type { InfiniteData, Query } from '@tanstack/react-query';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { Api } from '../api.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { asOf } from '../offline/as-of.ts';
import { sendMarks } from '../offline/kept-marks.ts';
import { type RealtimeListeners, startRealtime } from '../realtime/start-realtime.ts';
import { whenLoaded } from '../realtime/when-loaded.ts';
import { returnToCall } from '../video/kept-call.ts';
import type { BehindScreens } from './behind-screens.ts';
import { hearInstallOffer } from './install-offer.ts';
import { whenAtRest } from './when-at-rest.ts';

type InboxPages = InfiniteData<AnswerPage<InboxItem>>;

/** Starts what works behind the screens: at once what keeps them current, at rest what the device does. */
export function startBehind(behind: BehindScreens, listeners: RealtimeListeners): () => void {
  const { client, queryClient, viewer } = behind;
  hearInstallOffer();
  let wasOnline = false;
  let isAtRest = false;
  let leaveInbox: (() => void) | undefined;
  const look = () => {
    const isToAsk = leaveInbox && mayMeet(behind, isAtRest);
    if (isToAsk === undefined) return;
    leaveInbox?.();
    leaveInbox = undefined;
    if (isToAsk) askForMeetings(client.api);
  };
  const stopRealtime = startRealtime(client, queryClient, viewer, {
    ...listeners,
    setConnection(connection) {
      listeners.setConnection(connection);
      if (connection !== 'online') asOf.become(asOf.value() ?? Date.now());
      else {
        void catchUpWith(behind).catch(() => undefined);
        if (wasOnline) askForMeetings(client.api);
        else {
          leaveInbox = queryClient.getQueryCache().subscribe(look);
          look();
        }
        wasOnline = true;
      }
    },
  });
  returnToCall();
  let stopDevice: (() => void) | undefined;
  const leave = whenAtRest(() => {
    isAtRest = true;
    look();
    stopDevice = whenLoaded(
      () => import('./start-device.ts'),
      ({ startDevice }) => startDevice(behind),
    );
  });
  return () => {
    stopRealtime();
    leaveInbox?.();
    leave();
    stopDevice?.();
  };
}

/** There is a connection: what could not be asked or said meanwhile is asked and said. */
async function catchUpWith({ client, queryClient, inDatabase }: BehindScreens): Promise<void> {
  const { session, api } = client;
  const state = session.state();
  if (state.status === 'signedIn' && state.keptAt !== undefined) {
    await session.renew();
    await queryClient.invalidateQueries({ queryKey: ['me'] });
  }
  asOf.become(null);
  const renewed = queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state: { isInvalidated, status } }) => isInvalidated || status === 'error',
  });
  await Promise.all([renewed, inDatabase((open) => sendMarks(open, api))]);
}

/**
 * Whether somebody may wait for a meeting: the inbox says so, or what is read of it may leave them out, which shows once
 * the page is at rest. That of staff does: it is of one clinic, and of what is theirs there. Undefined until an answer that
 * is on its way is there.
 */
function mayMeet({ queryClient, viewer }: BehindScreens, isAtRest: boolean): boolean | undefined {
  const queryKey = [...conversationKeys.waiting, 'inbox'];
  const read = queryClient.getQueriesData<InboxPages>({ queryKey });
  const pages = read.flatMap(([, inbox]) => inbox?.pages ?? []);
  if (pages.some(({ items }) => items.some(({ kind }) => kind.startsWith('VIDEO_')))) return true;
  if (viewer.isVet || read.length === 0) return isAtRest || undefined;
  if (queryClient.getQueryCache().findAll({ queryKey }).some(isOnItsWay)) return undefined;
  return pages.length === 0;
}

/** What this device had kept is asked again as soon as the person is known anew. */
const isOnItsWay = (query: Query): boolean =>
  query.state.fetchStatus === 'fetching' || (query.isActive() && query.state.isInvalidated);

/** On most days nobody waits for one. */
function askForMeetings(api: Api): void {
  void import('../video/ask-for-meetings.ts')
    .then((meetings) => meetings.askForMeetings(api))
    .catch(() => undefined);
}
