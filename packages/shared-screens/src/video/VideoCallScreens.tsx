import '@zampa/i18n/english/video';
import { useClient } from '@zampa/client/ClientProvider.tsx';
import { activeCall } from '@zampa/client/video/active-call';
import { beginCall } from '@zampa/client/video/begin-call';
import { occupiedWaitingRooms } from '@zampa/client/video/waiting-rooms';
import type { VideoState } from '@zampa/client/video/video-state';
import { useEffect, useSyncExternalStore } from 'react';
import { CallWindow } from './CallWindow.tsx';
import { WaitingRoomPrompt } from './WaitingRoomPrompt.tsx';
import { IncomingCall } from './IncomingCall.tsx';

/** Renders the active call, the waiting room prompt and an incoming call. */
export function VideoCallScreens({ meetings, ringing, request }: VideoState) {
  const client = useClient();
  const call = useSyncExternalStore(activeCall.subscribe, activeCall.value);
  useEffect(() => {
    if (request) beginCall(client, request.conversationId);
  }, [client, request]);
  return (
    <>
      {call && <CallWindow key={call.conversationId} call={call} request={request} />}
      <WaitingRoomPrompt
        meetings={occupiedWaitingRooms({ meetings })}
        current={call?.conversationId ?? null}
      />
      {ringing && call?.conversationId !== ringing.conversationId && (
        <IncomingCall ringing={ringing} />
      )}
    </>
  );
}
