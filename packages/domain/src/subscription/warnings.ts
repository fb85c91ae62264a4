import { DAY_MS } from '../time/durations.ts';

/** Warnings to a clinic's admins before and at the end of a trial, in order. */
export const TRIAL_WARNINGS = ['WEEK', 'DAY', 'OVER'] as const;
export type TrialWarning = (typeof TRIAL_WARNINGS)[number];

const BEFORE_MS: Readonly<Record<TrialWarning, number>> = {
  WEEK: 7 * DAY_MS,
  DAY: DAY_MS,
  OVER: 0,
};

/** Trials that end by `endsBy` and have not had any of the warnings `notGiven`. */
type DueTrials = { readonly endsBy: Date; readonly notGiven: readonly TrialWarning[] };

/** Returns the conditions for trials with a due warning, consistent with `dueTrialWarning`. */
export const trialsToWarn = (now: Date): readonly DueTrials[] =>
  TRIAL_WARNINGS.map((warning, place) => ({
    endsBy: new Date(now.getTime() + BEFORE_MS[warning]),
    notGiven: TRIAL_WARNINGS.slice(place),
  }));

/** Returns the latest due warning of a running trial; null if it was already given or none is due. */
export function dueTrialWarning(
  endsAt: Date,
  lastWarning: TrialWarning | null,
  now: Date,
): TrialWarning | null {
  const due = TRIAL_WARNINGS.findLast(
    (each) => endsAt.getTime() - BEFORE_MS[each] <= now.getTime(),
  );
  if (!due) return null;
  const isNews =
    lastWarning === null || TRIAL_WARNINGS.indexOf(due) > TRIAL_WARNINGS.indexOf(lastWarning);
  return isNews ? due : null;
}
