import { needsMedia } from '@zampa/domain/video/call-phase';
import type { ApiClient } from '../ClientProvider.tsx';
import { activeCall } from './active-call.ts';
import { Call } from './call.ts';
import { findSavedCall, deleteSavedCall, saveCurrentCall } from './saved-call.ts';
import { ALL_ON, switchesOf } from './local-media.ts';
import { clearMeetingRequest, stopRinging } from './video-state.ts';

/** Stops watching the session while a call runs. */
let stopWatchingSession: (() => void) | null = null;

/** Starts the call of a conversation, or resumes it if it is the current one. Ends any other call first. */
export function beginCall(client: ApiClient, conversationId: string): void {
  stopRinging();
  const current = activeCall.value();
  if (current?.conversationId === conversationId) return current.resume();
  const saved = findSavedCall();
  endCall();
  const isSame = saved?.conversationId === conversationId;
  const call = new Call(client, conversationId, isSame ? saved.switches : ALL_ON);
  // Saved so that a reloaded page resumes the call, unless it has ended or continues elsewhere.
  const saveCall = () => {
    const { phase, error } = call.view.value();
    if (activeCall.value() !== call) return;
    if (error === null && needsMedia(phase))
      saveCurrentCall({ conversationId, switches: switchesOf(call.media.sources.value()) });
    else deleteSavedCall();
  };
  activeCall.become(call);
  saveCall();
  call.view.subscribe(saveCall);
  call.media.sources.subscribe(saveCall);
  // The call ends with the session.
  stopWatchingSession = client.session.subscribe(() => {
    const { status } = client.session.state();
    if (status === 'leaving' || status === 'signedOut') endCall();
  });
}

/** Leaves the current call and removes it from the screen. */
export function endCall(): void {
  const call = activeCall.value();
  stopWatchingSession?.();
  stopWatchingSession = null;
  activeCall.become(null);
  deleteSavedCall();
  clearMeetingRequest();
  call?.leave();
}
