import type { Api } from '../api.ts';
import { asOf } from '../offline/as-of.ts';
import { sendMarks } from '../offline/kept-marks.ts';
import { type RealtimeListeners, startRealtime } from '../realtime/start-realtime.ts';
import { whenLoaded } from '../realtime/when-loaded.ts';
import { returnToCall } from '../video/kept-call.ts';
import type { BehindScreens } from './behind-screens.ts';
import { hearInstallOffer } from './install-offer.ts';
import { whenAtRest } from './when-at-rest.ts';

/** Starts what works behind the screens: at once what keeps them current, at rest what the device does. */
export function startBehind(behind: BehindScreens, listeners: RealtimeListeners): () => void {
  const { client, queryClient, viewer } = behind;
  hearInstallOffer();
  const stopRealtime = startRealtime(client, queryClient, viewer, {
    ...listeners,
    setConnection(connection) {
      listeners.setConnection(connection);
      if (connection !== 'online') asOf.become(asOf.value() ?? Date.now());
      else void catchUpWith(behind).catch(() => undefined);
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

/** There is a connection: what could not be asked or said meanwhile is asked and said. */
async function catchUpWith({ client, queryClient, database }: BehindScreens): Promise<void> {
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
  await Promise.all([renewed, askForMeetings(api), sendMarks(await database, api)]);
}

/** Fetched once there is something else to look at. */
async function askForMeetings(api: Api): Promise<void> {
  const meetings = await import('../video/ask-for-meetings.ts');
  return meetings.askForMeetings(api);
}
