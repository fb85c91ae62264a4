import type { MediaSwitches } from './local-media.ts';
import { wishToMeet } from './video-now.ts';

/** A call that goes on in this tab: a page that is loaded anew is in it again, as little seen and heard as before. */
export type KeptCall = {
  readonly conversationId: string;
  readonly switches: MediaSwitches;
};

const KEPT_CALL = 'zampa.kept-call';

/** Keeps that this call goes on in this tab. */
export const keepCall = (call: KeptCall): void =>
  sessionStorage.setItem(KEPT_CALL, JSON.stringify(call));

/** Returns which call goes on in this tab; null where none does. */
export function findKeptCall(): KeptCall | null {
  const kept = sessionStorage.getItem(KEPT_CALL);
  return kept === null ? null : (JSON.parse(kept) as KeptCall);
}

/** Forgets which call goes on in this tab. */
export const forgetCall = (): void => sessionStorage.removeItem(KEPT_CALL);

/** Comes back to the call that goes on in this tab, if one does. */
export function returnToCall(): void {
  const kept = findKeptCall();
  if (kept) wishToMeet(kept.conversationId);
}
