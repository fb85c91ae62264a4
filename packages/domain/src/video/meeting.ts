import type { ConversationStatus, HealthCategory } from '../conversations/enumerations.ts';
import { DAY_MS, MINUTE_MS } from '../time/durations.ts';

/**
 * A meeting that people close stays closed; a later one needs a new conversation. A meeting that the server closed as
 * unused is reopened when its visit gets a new time.
 */
export const MEETING_STATUSES = ['OPEN', 'CLOSED'] as const;
export type MeetingStatus = (typeof MEETING_STATUSES)[number];

type Subject = { readonly category: HealthCategory; readonly status: ConversationStatus };

/**
 * Returns the reason why a conversation's meeting cannot be opened or entered; null if it can.
 *
 * @param meeting its status; null before it is created
 */
export function refusalToMeet(
  { category, status }: Subject,
  meeting: MeetingStatus | null,
): 'STATUS_CONFLICT' | 'MEETING_CLOSED' | null {
  if (category !== 'VIDEOCONSULTATION') return 'STATUS_CONFLICT';
  if (status === 'CLOSED' || meeting === 'CLOSED') return 'MEETING_CLOSED';
  // A conversation that awaits its prepayment cannot start a meeting yet.
  return status === 'PENDING' ? 'STATUS_CONFLICT' : null;
}

/** How long before a visit its client can wait for the clinic; earlier arrivals are shown the start time. */
const EARLY_MS = 30 * MINUTE_MS;

/** Returns whether a visit starts so much later that the clinic need not join yet. */
export function isTooEarly(visitStart: Date | null, now: Date): boolean {
  return visitStart !== null && visitStart.getTime() - now.getTime() > EARLY_MS;
}

/** How long a meeting stays open after the visit and after its last use. */
export const OPEN_AFTER_VISIT_MS = DAY_MS;
/** How long a meeting without a time stays open; it may get a new time after a cancellation. */
const OPEN_WITHOUT_TIME_MS = 30 * DAY_MS;

type Unused = {
  /** Whether a participant is in the meeting or the waiting room. */
  readonly isUsed: boolean;
  /** When a participant last entered, left or was decided on; the opening time if there was none. */
  readonly lastUsed: Date;
  /** End of the booked time; null without one. */
  readonly bookedUntil: Date | null;
  /** Whether the visit has no time yet, or only an unconfirmed one. */
  readonly awaitsTime: boolean;
};

/** Returns whether an open meeting will never be used again, so that the server closes it. */
export function isAbandoned(meeting: Unused, now: Date): boolean {
  const { isUsed, lastUsed, bookedUntil, awaitsTime } = meeting;
  if (isUsed || awaitsTime) return false;
  if (!bookedUntil) return lastUsed.getTime() + OPEN_WITHOUT_TIME_MS <= now.getTime();
  const last = Math.max(lastUsed.getTime(), bookedUntil.getTime());
  return last + OPEN_AFTER_VISIT_MS <= now.getTime();
}
