import type { Event } from '@zampa/contract/conversations/event';
import type { TimeNotice } from '@zampa/domain/conversations/notices';
import type { Thread } from './thread.ts';

/** What a thread tells of the time of its visit: a notice, a proposal, or the booking as it stands. */
export type TimeLine =
  | { readonly kind: 'time'; readonly notice: TimeNotice }
  | { readonly kind: 'proposal'; readonly event: Event }
  | { readonly kind: 'appointment' };

/** What shows such a line; each app has its own, because a clinic reads what a pet owner acts on. */
export type TimeLineProps = {
  readonly thread: Thread;
  readonly viewerId: string;
  readonly line: TimeLine;
};
