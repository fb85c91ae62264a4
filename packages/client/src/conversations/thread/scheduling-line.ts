import type { Event } from '@zampa/contract/conversations/event';
import type { TimeNotice } from '@zampa/domain/conversations/notices';
import type { Thread } from './thread.ts';

/** A line about scheduling in a thread: a notice, a proposal, or the current appointment. */
export type SchedulingLine =
  | { readonly kind: 'time'; readonly notice: TimeNotice }
  | { readonly kind: 'proposal'; readonly event: Event }
  | { readonly kind: 'appointment' };

/**
 * Props of the component that shows a scheduling line. Each app has its own, because owners act on what clinics only
 * read.
 */
export type SchedulingLineProps = {
  readonly thread: Thread;
  readonly viewerId: string;
  readonly line: SchedulingLine;
};
