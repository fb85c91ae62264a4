import { needsMedia } from '@zampa/domain/video/call-phase';
import type { ApiClient } from '../create-api-client.ts';
import { activeCall } from './active-call.ts';
import { Call } from './call.ts';
import { findKeptCall, forgetCall, keepCall } from './kept-call.ts';
import { ALL_ON, switchesOf } from './local-media.ts';
import { dropWish, stopRinging } from './video-now.ts';

/** How to stop following what ends the call from outside. */
let unfollow: (() => void) | null = null;

/** Begins the call about a conversation, or goes on with it where it is that one; another one is left for it. */
export function beginCall(client: ApiClient, conversationId: string): void {
  stopRinging();
  const current = activeCall.value();
  if (current?.conversationId === conversationId) return current.resume();
  const kept = findKeptCall();
  endCall();
  const isSame = kept?.conversationId === conversationId;
  const call = new Call(client, conversationId, isSame ? kept.switches : ALL_ON);
  // A page that is loaded anew comes back to the call, unless it was over or goes on elsewhere.
  const keep = () => {
    const { phase, error } = call.view.value();
    if (activeCall.value() !== call) return;
    if (error === null && needsMedia(phase))
      keepCall({ conversationId, switches: switchesOf(call.media.sources.value()) });
    else forgetCall();
  };
  activeCall.become(call);
  keep();
  call.view.subscribe(keep);
  call.media.sources.subscribe(keep);
  // What stands behind the sign-in ends with it.
  unfollow = client.session.subscribe(() => {
    const { status } = client.session.state();
    if (status === 'leaving' || status === 'signedOut') endCall();
  });
}

/** Leaves the call that goes on, and shows nothing of it any more. */
export function endCall(): void {
  const call = activeCall.value();
  unfollow?.();
  unfollow = null;
  activeCall.become(null);
  forgetCall();
  dropWish();
  call?.leave();
}
