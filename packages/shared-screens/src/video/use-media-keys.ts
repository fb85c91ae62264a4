import { endCall } from '@zampa/client/video/begin-call';
import type { Call } from '@zampa/client/video/call';
import { outgoingTrack } from '@zampa/client/video/local-media';
import { useEffect } from 'react';
import { useLocalSources } from './use-call.ts';

type CallAction = 'hangup' | 'togglecamera' | 'togglemicrophone';

declare global {
  interface MediaSession {
    /** Call actions, missing in the DOM types. Browsers that do not support an action throw. */
    setActionHandler(action: CallAction, handler: (() => void) | null): void;
  }
}

/** Connects the media keys of a headset and the picture-in-picture window: microphone, camera, hang up. */
export function useMediaKeys(call: Call, isActive: boolean): void {
  const { camera, microphone } = useLocalSources(call);
  const isMicrophoneOn = outgoingTrack(microphone) !== null;
  const isCameraOn = outgoingTrack(camera) !== null;
  useEffect(() => {
    const { mediaSession: session } = navigator;
    if (!isActive || !session) return;
    const handlers: Readonly<Record<CallAction, () => void>> = {
      hangup: endCall,
      togglecamera: () => void call.media.turn('camera', !isCameraOn),
      togglemicrophone: () => void call.media.turn('microphone', !isMicrophoneOn),
    };
    const actions = Object.keys(handlers) as CallAction[];
    for (const action of actions) setHandler(session, action, handlers[action]);
    void showMediaState(session, { isCameraOn, isMicrophoneOn });
    return () => {
      for (const action of actions) setHandler(session, action, null);
    };
  }, [call, isActive, isCameraOn, isMicrophoneOn]);
}

type MediaState = { readonly isCameraOn: boolean; readonly isMicrophoneOn: boolean };

/** Updates the state shown by the media controls. Not all browsers support this. */
async function showMediaState(
  session: MediaSession,
  { isCameraOn, isMicrophoneOn }: MediaState,
): Promise<void> {
  try {
    await session.setCameraActive?.(isCameraOn);
    await session.setMicrophoneActive?.(isMicrophoneOn);
  } catch {
    // The controls keep their previous state.
  }
}

function setHandler(session: MediaSession, action: CallAction, handler: (() => void) | null): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // The browser does not support this action.
  }
}
