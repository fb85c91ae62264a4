import { endCall } from '@zampa/client/video/begin-call';
import type { Call } from '@zampa/client/video/call';
import { outgoingTrack } from '@zampa/client/video/local-media';
import { useEffect } from 'react';
import { useLocalSources } from './use-call.ts';

type CallAction = 'hangup' | 'togglecamera' | 'togglemicrophone';

declare global {
  interface MediaSession {
    /** Of calls; browsers that do not know an action throw. */
    setActionHandler(action: CallAction, handler: (() => void) | null): void;
  }
}

/** Lets the keys of a headset, and the browser's own small window, turn microphone and camera on and off, and end the call. */
export function useMediaKeys(call: Call, isOn: boolean): void {
  const { camera, microphone } = useLocalSources(call);
  const speaks = outgoingTrack(microphone) !== null;
  const isSeen = outgoingTrack(camera) !== null;
  useEffect(() => {
    const { mediaSession: session } = navigator;
    if (!isOn || !session) return;
    const handlers: Readonly<Record<CallAction, () => void>> = {
      hangup: endCall,
      togglecamera: () => void call.media.turn('camera', !isSeen),
      togglemicrophone: () => void call.media.turn('microphone', !speaks),
    };
    const actions = Object.keys(handlers) as CallAction[];
    for (const action of actions) handle(session, action, handlers[action]);
    void tell(session, { isSeen, speaks });
    return () => {
      for (const action of actions) handle(session, action, null);
    };
  }, [call, isOn, isSeen, speaks]);
}

type Told = { readonly isSeen: boolean; readonly speaks: boolean };

/** What the keys show; browsers that show nothing have no such method, or refuse. */
async function tell(session: MediaSession, { isSeen, speaks }: Told): Promise<void> {
  try {
    await session.setCameraActive?.(isSeen);
    await session.setMicrophoneActive?.(speaks);
  } catch {
    // They show what they had.
  }
}

function handle(session: MediaSession, action: CallAction, handler: (() => void) | null): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // This browser has no such key.
  }
}
