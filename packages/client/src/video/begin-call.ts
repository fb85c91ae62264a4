import { needsMedia } from '@zampa/domain/video/call-phase';
import type { ApiClient } from '../create-api-client.ts';
import { activeCall } from './active-call.ts';
import { Call } from './call.ts';
import { forgetCall, forgetVideo, keepCall, stopRinging } from './video-now.ts';

/** Begins the call about a conversation, unless it is the one that goes on; another one is left for it. */
export function beginCall(client: ApiClient, conversationId: string): void {
  stopRinging();
  const before = activeCall.value();
  if (before?.conversationId === conversationId) return;
  before?.leave();
  const call = new Call(client, conversationId);
  // A page that is loaded anew comes back to the call, unless it was over or goes on elsewhere.
  call.view.subscribe(() => {
    const { phase, error } = call.view.value();
    if (activeCall.value() !== call) return;
    if (error === null && needsMedia(phase)) keepCall(conversationId);
    else forgetCall();
  });
  keepCall(conversationId);
  activeCall.become(call);
}

/** Leaves the call that goes on, and shows nothing of it any more. */
export function endCall(): void {
  const call = activeCall.value();
  activeCall.become(null);
  forgetCall();
  call?.leave();
}

/** Ends everything: nobody is signed in any more. */
export function endVideo(): void {
  endCall();
  forgetVideo();
}
