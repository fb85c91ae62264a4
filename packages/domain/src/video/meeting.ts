import type { ConversationStatus, HealthCategory } from '../conversations/enumerations.ts';
import { DAY_MS, MINUTE_MS } from '../time/durations.ts';

/**
 * A meeting that people close is closed for good: what comes later is another conversation. One that the server closed,
 * since nobody came any more, is opened anew once its visit is given another time.
 */
export const MEETING_STATUSES = ['OPEN', 'CLOSED'] as const;
export type MeetingStatus = (typeof MEETING_STATUSES)[number];

type Subject = { readonly category: HealthCategory; readonly status: ConversationStatus };

/**
 * Returns why the meeting of a conversation cannot be opened or entered; null when it can.
 *
 * @param meeting how it stands; null where there is none yet
 */
export function refusalToMeet(
  { category, status }: Subject,
  meeting: MeetingStatus | null,
): 'STATUS_CONFLICT' | 'MEETING_CLOSED' | null {
  if (category !== 'VIDEOCONSULTATION') return 'STATUS_CONFLICT';
  if (status === 'CLOSED' || meeting === 'CLOSED') return 'MEETING_CLOSED';
  // It waits for an upfront payment: until that is paid the clinic has nothing to meet about.
  return status === 'PENDING' ? 'STATUS_CONFLICT' : null;
}

/** So long before its time somebody may be at the door of a meeting because of it; who comes sooner is told when it is. */
const EARLY_MS = 30 * MINUTE_MS;

/** Returns whether the visit of a meeting begins so much later that nobody of the clinic need be there for it yet. */
export function isEarlyFor(visitStart: Date | null, now: Date): boolean {
  return visitStart !== null && visitStart.getTime() - now.getTime() > EARLY_MS;
}

/** So long after its time, and after somebody was last in it, a meeting is still open. */
export const OPEN_AFTER_VISIT_MS = DAY_MS;
/** So long one stays open that has no time: it may be given one anew after it was called off. */
const OPEN_WITHOUT_TIME_MS = 30 * DAY_MS;

type Unused = {
  /** Whether somebody is in it or waits at its door. */
  readonly isUsed: boolean;
  /** When somebody last came, went or was decided on; when it was opened, where nobody ever came. */
  readonly lastUsed: Date;
  /** When the time of its visit ends; null where there is none. */
  readonly bookedUntil: Date | null;
  /** Whether the visit has no time yet, or none that both sides agreed to. */
  readonly awaitsTime: boolean;
};

/** Returns whether nobody will come to an open meeting any more, so that it is closed by the server. */
export function isForgotten(meeting: Unused, now: Date): boolean {
  const { isUsed, lastUsed, bookedUntil, awaitsTime } = meeting;
  if (isUsed || awaitsTime) return false;
  if (!bookedUntil) return lastUsed.getTime() + OPEN_WITHOUT_TIME_MS <= now.getTime();
  const last = Math.max(lastUsed.getTime(), bookedUntil.getTime());
  return last + OPEN_AFTER_VISIT_MS <= now.getTime();
}
