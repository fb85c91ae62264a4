import '@zampa/i18n/english/video-calls';
import { useClient } from '@zampa/client/ClientProvider.tsx';
import { activeCall } from '@zampa/client/video/active-call';
import { beginCall } from '@zampa/client/video/begin-call';
import { doorsOf } from '@zampa/client/video/doors';
import type { VideoNow } from '@zampa/client/video/video-now';
import { useEffect, useSyncExternalStore } from 'react';
import { CallWindow } from './CallWindow.tsx';
import { DoorPrompt } from './DoorPrompt.tsx';
import { IncomingCall } from './IncomingCall.tsx';

/** Shows the call that goes on, who waits at a door that this person opens, and who calls. */
export function CallScreens({ meetings, ringing, wish }: VideoNow) {
  const client = useClient();
  const call = useSyncExternalStore(activeCall.subscribe, activeCall.value);
  useEffect(() => {
    if (wish) beginCall(client, wish.conversationId);
  }, [client, wish]);
  return (
    <>
      {call && <CallWindow key={call.conversationId} call={call} wish={wish} />}
      <DoorPrompt doors={doorsOf({ meetings })} current={call?.conversationId ?? null} />
      {ringing && call?.conversationId !== ringing.conversationId && (
        <IncomingCall ringing={ringing} />
      )}
    </>
  );
}
