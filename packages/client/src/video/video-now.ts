import type { IncomingCallMessage, MeetingState } from '@zampa/contract/video/objects';
import { observable } from '../observable.ts';

/** What there is of video meetings at this moment, on whatever screen. */
export type VideoNow = {
  /** Meetings as they were last told, by their names. */
  readonly meetings: ReadonlyMap<string, MeetingState>;
  /** Somebody of a clinic is in a meeting, waits for the family and has not been answered. */
  readonly ringing: IncomingCallMessage | null;
  /** The conversation whose meeting the person wants to be in; each wish is another object. */
  readonly wish: MeetingWish | null;
};

export type MeetingWish = { readonly conversationId: string };

/** Null until there is anything to show, which is never so on most days: the code that shows it comes with the first. */
export const videoNow = observable<VideoNow | null>(null);

export const changeVideo = (changed: Partial<VideoNow>): void =>
  videoNow.become({
    meetings: new Map(),
    ringing: null,
    wish: null,
    ...videoNow.value(),
    ...changed,
  });

/** Has the screens open the meeting of a conversation, and enter it. */
export const wishToMeet = (conversationId: string): void =>
  changeVideo({ wish: { conversationId } });
