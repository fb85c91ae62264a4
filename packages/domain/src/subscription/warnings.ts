import { DAY_MS } from '../time/durations.ts';

/** What the admins of a clinic are told before and when something ends, from the first to the last. */
export const TRIAL_WARNINGS = ['WEEK', 'DAY', 'OVER'] as const;
export type TrialWarning = (typeof TRIAL_WARNINGS)[number];

const BEFORE_MS: Readonly<Record<TrialWarning, number>> = {
  WEEK: 7 * DAY_MS,
  DAY: DAY_MS,
  OVER: 0,
};

/** Which trials a warning is due for: those that end by then, of which nobody was given one of these. */
type DueTrials = { readonly endsBy: Date; readonly notGiven: readonly TrialWarning[] };

/** Returns the running trials of which any warning is due, as `trialWarningDue` says of each. */
export const trialsToWarn = (now: Date): readonly DueTrials[] =>
  TRIAL_WARNINGS.map((warning, place) => ({
    endsBy: new Date(now.getTime() + BEFORE_MS[warning]),
    notGiven: TRIAL_WARNINGS.slice(place),
  }));

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
