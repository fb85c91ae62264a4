import type { MediaSwitches } from './local-media.ts';
import { requestMeeting } from './video-state.ts';

/** A call in this tab that a reloaded page resumes, with the same camera and microphone switches. */
export type SavedCall = {
  readonly conversationId: string;
  readonly switches: MediaSwitches;
};

const SAVED_CALL_KEY = 'zampa.kept-call';

/** Saves the current call of this tab. */
export const saveCurrentCall = (call: SavedCall): void =>
  sessionStorage.setItem(SAVED_CALL_KEY, JSON.stringify(call));

/** Returns the saved call of this tab, or null. */
export function findSavedCall(): SavedCall | null {
  const saved = sessionStorage.getItem(SAVED_CALL_KEY);
  return saved === null ? null : (JSON.parse(saved) as SavedCall);
}

/** Deletes the saved call of this tab. */
export const deleteSavedCall = (): void => sessionStorage.removeItem(SAVED_CALL_KEY);

/** Requests to rejoin the saved call of this tab, if there is one. */
export function resumeSavedCall(): void {
  const saved = findSavedCall();
  if (saved) requestMeeting(saved.conversationId);
}
