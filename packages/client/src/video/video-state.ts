import type {
  IncomingCallMessage,
  MeetingState,
  VideoMessage,
} from '@zampa/contract/video/objects';
import { findFamilyCall } from '@zampa/domain/video/participants';
import { observable } from '../observable.ts';
import type { ServerSocket } from '../realtime/connect.ts';

/** The current state of video meetings, independent of the screen. */
export type VideoState = {
  /** The latest state of each meeting, by name. */
  readonly meetings: ReadonlyMap<string, MeetingState>;
  /** A call of a clinic that the person has not answered. */
  readonly ringing: IncomingCallMessage | null;
  /** A call that was ringing when its caller lost the connection; it rings again when they are back. */
  readonly interrupted: IncomingCallMessage | null;
  /** Names of the meetings that have rung and still call, so that a call answered with "later" does not ring again. */
  readonly rung: ReadonlySet<string>;
  /** The conversation whose meeting the person wants to join; each request is a new object. */
  readonly request: MeetingRequest | null;
};

export type MeetingRequest = { readonly conversationId: string };

/** Null until there is something to show, which is rare. The code that shows it is loaded then. */
export const videoState = observable<VideoState | null>(null);

/** The socket of the signed-in person, which carries WebRTC signals; null without one. */
export const videoSocket = observable<ServerSocket | null>(null);

const NOTHING: VideoState = {
  meetings: new Map(),
  ringing: null,
  interrupted: null,
  rung: new Set(),
  request: null,
};

const currentState = (): VideoState => videoState.value() ?? NOTHING;

const updateState = (changed: Partial<VideoState>): void =>
  videoState.become({ ...currentState(), ...changed });

/**
 * Stores a request to open and join the meeting of a conversation; the screen that shows video calls carries it out.
 */
export const requestMeeting = (conversationId: string): void =>
  updateState({ request: { conversationId } });

/** Clears the request to join, after the meeting was joined and left. */
export const clearMeetingRequest = (): void => {
  if (currentState().request) updateState({ request: null });
};

/** Stops ringing after the call was answered or declined. */
export const stopRinging = (): void => updateState({ ringing: null });

/** Clears all video state at sign-out: meetings, ringing and the request to join. */
export const clearVideo = (): void => videoState.become(null);

/** Stores a meeting's state unless a newer one is stored. Stops its ringing if it no longer calls. */
export function storeMeeting(state: MeetingState): void {
  const { name } = state.room;
  const { meetings } = currentState();
  const stored = meetings.get(name);
  if (stored && isOlder(state, stored)) return;
  updateState({ meetings: new Map(meetings).set(name, state), ...ringingAfter(state) });
}

/** Returns what rings after a meeting has changed. */
function ringingAfter(
  state: MeetingState,
): Partial<Pick<VideoState, 'ringing' | 'interrupted' | 'rung'>> {
  const { name } = state.room;
  const { ringing, interrupted, rung } = currentState();
  const call = callOf(state);
  if (call === 'RINGING')
    return interrupted?.name === name ? { ringing: interrupted, interrupted: null } : {};
  const stopped = ringing?.name === name ? { ringing: null } : {};
  if (call === 'INTERRUPTED')
    return ringing?.name === name ? { ...stopped, interrupted: ringing } : stopped;
  return {
    ...stopped,
    interrupted: interrupted?.name === name ? null : interrupted,
    rung: new Set([...rung].filter((other) => other !== name)),
  };
}

/** Removes a meeting that the person has lost access to, and stops its ringing. A call in the meeting ends. */
export function dropMeeting(name: string): void {
  const { ringing, interrupted } = currentState();
  const meetings = new Map(currentState().meetings);
  meetings.delete(name);
  updateState({
    meetings,
    ringing: ringing?.name === name ? null : ringing,
    interrupted: interrupted?.name === name ? null : interrupted,
  });
}

/** Handles a socket message about video meetings. Signals between browsers are handled by the call itself. */
export function receiveVideo(message: VideoMessage): void {
  if (message.kind === 'incoming') return ring(message);
  // Nothing is stored, so nothing has to be removed.
  if (message.kind === 'out') return videoState.value() ? dropMeeting(message.name) : undefined;
  if (message.kind !== 'state') return;
  const { kind: _kind, ...state } = message;
  // Most meetings that change are not relevant to this person.
  if (videoState.value() || isRelevant(state)) storeMeeting(state);
}

/** Starts ringing. */
export const ring = (ringing: IncomingCallMessage): void =>
  updateState({ ringing, rung: new Set(currentState().rung).add(ringing.name) });

/**
 * Returns whether a state is older. Equal versions are compared by reading time, because online states do not change
 * the version.
 */
const isOlder = (state: MeetingState, stored: MeetingState) =>
  state.version < stored.version || (state.version === stored.version && state.now < stored.now);

/** Returns whether a clinic calls the family of this person. */
export const isCalling = (state: MeetingState): boolean => callOf(state) === 'RINGING';

const callOf = ({ room, peer, you, colleague, waiting }: MeetingState) =>
  room.status === 'OPEN'
    ? findFamilyCall(
        peer,
        [you, colleague, ...waiting].map((one) => one?.status ?? null),
      )
    : null;

const isRelevant = ({ you, waiting }: MeetingState) => you.role === 'HOST' && waiting.length > 0;
