import { dayPlus } from '../time/plain-days.ts';

/** Farthest a recall can be from the due day, and most recalls of one item. */
export const RECALL_DAYS_MAX = 365;
export const RECALL_STEPS_MAX = 6;

/** Recalls that a clinic starts with: 30 and 7 days before the due day, and 14 days after it. */
export const DEFAULT_RECALL_DAYS: readonly number[] = [-30, -7, 14];

/** Lists of the recalls screen. */
export const RECALL_LISTS = ['DUE_THIS_MONTH', 'OVERDUE', 'SENT', 'BOOKED', 'DONE'] as const;
export type RecallList = (typeof RECALL_LISTS)[number];

/** Hour of the clinic's day from which its recalls are sent, and after which the rest waits for the next day. */
export const RECALL_FROM_HOUR = 8;
export const RECALL_UNTIL_HOUR = 12;

/** Days that a run makes up for if the server was down. An older recall is not sent late. */
export const RECALL_CATCH_UP_DAYS = 3;

/**
 * Returns the step of an item for which a recall is sent today: the latest one since the last run, so that two missed
 * steps give one message. Undefined if none is.
 *
 * @param lastRunOn the day of the last run, whose steps were sent
 */
export function recallStepOf(
  dueOn: string,
  steps: readonly number[],
  { today, lastRunOn }: { readonly today: string; readonly lastRunOn: string },
): number | undefined {
  const earliest = dayPlus(today, 1 - RECALL_CATCH_UP_DAYS);
  const isSince = (day: string) => day > lastRunOn && day >= earliest && day <= today;
  return steps.filter((step) => isSince(dayPlus(dueOn, step))).toSorted((a, b) => b - a)[0];
}
