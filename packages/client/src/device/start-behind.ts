import type { InfiniteData, QueryClient } from '@tanstack/react-query';
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
  const stopRealtime = startRealtime(client, queryClient, viewer, {
    ...listeners,
    setConnection(connection) {
      listeners.setConnection(connection);
      if (connection !== 'online') asOf.become(asOf.value() ?? Date.now());
      else {
        void catchUpWith(behind, wasOnline).catch(() => undefined);
        wasOnline = true;
      }
    },
  });
  returnToCall();
  let stopDevice: (() => void) | undefined;
  const leave = whenAtRest(() => {
    stopDevice = whenLoaded(
      () => import('./start-device.ts'),
      ({ startDevice }) => startDevice(behind),
    );
  });
  return () => {
    stopRealtime();
    leave();
    stopDevice?.();
  };
}

/**
 * There is a connection: what could not be asked or said meanwhile is asked and said.
 *
 * @param wasOnline whether there was one before
 */
async function catchUpWith(
  { client, queryClient, inDatabase }: BehindScreens,
  wasOnline: boolean,
): Promise<void> {
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
  const mayMeet = wasOnline || saysOfMeetings(queryClient);
  await Promise.all([
    renewed,
    mayMeet && askForMeetings(api),
    inDatabase((open) => sendMarks(open, api)),
  ]);
}

/** Whether the inbox that was read with the first screen has somebody in it who waits for a meeting. */
const saysOfMeetings = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueriesData<InboxPages>({ queryKey: [...conversationKeys.waiting, 'inbox'] })
    .flatMap(([, read]) => read?.pages ?? [])
    .some(({ items }) => items.some(({ kind }) => kind.startsWith('VIDEO_')));

/** On most days nobody waits for one. */
async function askForMeetings(api: Api): Promise<void> {
  const meetings = await import('../video/ask-for-meetings.ts');
  return meetings.askForMeetings(api);
}
