import { DAY_MS } from '../time/durations.ts';

/** What the admins of a clinic are told before and when something ends, from the first to the last. */
export const TRIAL_WARNINGS = ['WEEK', 'DAY', 'OVER'] as const;
export type TrialWarning = (typeof TRIAL_WARNINGS)[number];

const BEFORE_MS: Readonly<Record<TrialWarning, number>> = {
  WEEK: 7 * DAY_MS,
  DAY: DAY_MS,
  OVER: 0,
};

/** Returns the warning of a running trial that is due and was not given; of several that are due the last. */
export function trialWarningDue(
  endsAt: Date,
  given: TrialWarning | null,
  now: Date,
): TrialWarning | null {
  const due = TRIAL_WARNINGS.findLast(
    (each) => endsAt.getTime() - BEFORE_MS[each] <= now.getTime(),
  );
  if (!due) return null;
  const isNews = given === null || TRIAL_WARNINGS.indexOf(due) > TRIAL_WARNINGS.indexOf(given);
  return isNews ? due : null;
}
