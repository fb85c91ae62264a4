import type {
  IncomingCallMessage,
  MeetingState,
  VideoMessage,
} from '@zampa/contract/video/objects';
import { isThere } from '@zampa/domain/video/participants';
import { observable } from '../observable.ts';
import type { ServerSocket } from '../realtime/connect.ts';

/** What there is of video meetings at this moment, on whatever screen. */
export type VideoNow = {
  /** Meetings as they were last told, by their names. */
  readonly meetings: ReadonlyMap<string, MeetingState>;
  /** Somebody of a clinic is in a meeting, waits for the family and has not been answered. */
  readonly ringing: IncomingCallMessage | null;
  /** The names of the meetings that have rung, for as long as they call: what was answered with "later" stays so. */
  readonly rung: ReadonlySet<string>;
  /** The conversation whose meeting the person wants to be in; each wish is another object. */
  readonly wish: MeetingWish | null;
};

export type MeetingWish = { readonly conversationId: string };

/** Null until there is anything to show, which is never so on most days: the code that shows it comes with the first. */
export const videoNow = observable<VideoNow | null>(null);

/** The socket of whoever is signed in, by which browsers find each other; null while there is none. */
export const videoSocket = observable<ServerSocket | null>(null);

const NOTHING: VideoNow = { meetings: new Map(), ringing: null, rung: new Set(), wish: null };

const shown = (): VideoNow => videoNow.value() ?? NOTHING;

const change = (changed: Partial<VideoNow>): void => videoNow.become({ ...shown(), ...changed });

/** Has the screens open the meeting of a conversation, and enter it. */
export const wishToMeet = (conversationId: string): void => change({ wish: { conversationId } });

/** Forgets the wish, which was fulfilled, and is over. */
export const dropWish = (): void => {
  if (shown().wish) change({ wish: null });
};

/** Ends the ringing, which was answered one way or the other. */
export const stopRinging = (): void => change({ ringing: null });

/** Forgets everything: nobody is signed in any more. */
export const forgetVideo = (): void => videoNow.become(null);

/** Keeps what the server has told of a meeting, unless it has told something newer before. */
export function keepMeeting(state: MeetingState): void {
  const { name } = state.room;
  const { meetings, ringing, rung } = shown();
  const known = meetings.get(name);
  if (known && isOlder(state, known)) return;
  const kept = { meetings: new Map(meetings).set(name, state) };
  if (isCalling(state)) return change(kept);
  change({
    ...kept,
    ringing: ringing?.name === name ? null : ringing,
    rung: new Set([...rung].filter((other) => other !== name)),
  });
}

/** Forgets a meeting that this person may know nothing of any more, and its ringing; a call in it ends. */
export function dropMeeting(name: string): void {
  const { ringing } = shown();
  const meetings = new Map(shown().meetings);
  meetings.delete(name);
  change({ meetings, ringing: ringing?.name === name ? null : ringing });
}

/** Receives what is told of video meetings by the socket; what browsers say to each other is heard by the call itself. */
export function receiveVideo(message: VideoMessage): void {
  if (message.kind === 'incoming') return ring(message);
  // Where nothing is shown there is nothing to forget.
  if (message.kind === 'out') return videoNow.value() ? dropMeeting(message.name) : undefined;
  if (message.kind !== 'state') return;
  const { kind: _kind, ...state } = message;
  // Of most meetings that change there is nothing to show to this person.
  if (videoNow.value() || concerns(state)) keepMeeting(state);
}

/** Lets a call ring. */
export const ring = (ringing: IncomingCallMessage): void =>
  change({ ringing, rung: new Set(shown().rung).add(ringing.name) });

/** Of two states with one number the later reading holds: who is online has none of its own. */
const isOlder = (state: MeetingState, known: MeetingState) =>
  state.version < known.version || (state.version === known.version && state.now < known.now);

/** Returns whether somebody of the clinic is in it, and nobody of this person's family is in it or at its door. */
export const isCalling = ({ room, peer, you, colleague, waiting }: MeetingState) =>
  room.status === 'OPEN' &&
  peer !== null &&
  [you, colleague, ...waiting].every((one) => !isThere(one?.status ?? null));

const concerns = ({ you, waiting }: MeetingState) => you.role === 'HOST' && waiting.length > 0;
