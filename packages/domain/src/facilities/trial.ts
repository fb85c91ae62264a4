import { REQUIRED_STEPS, type OnboardingStep } from './onboarding-steps.ts';
import { DAY_MS } from '../time/durations.ts';

export const TRIAL_STATUSES = ['NEW', 'ONBOARDING', 'IN_PROGRESS', 'EXPIRED'] as const;
export type TrialStatus = (typeof TRIAL_STATUSES)[number];

/** Length of a trial, in days. */
export const TRIAL_DAYS = 30;

/**
 * Returns the status of a trial at a given time. A trial expires with its term, even if the stored status was not
 * updated.
 */
export function trialStatusAt(
  trial: { readonly status: TrialStatus; readonly endsAt: Date | null },
  now: Date,
): TrialStatus {
  const over = trial.endsAt !== null && trial.endsAt <= now;
  return trial.status === 'IN_PROGRESS' && over ? 'EXPIRED' : trial.status;
}

/** Returns STATUS_CONFLICT if the trial cannot start: it starts once, after the required steps. */
export function refusalToStartTrial(
  status: TrialStatus | null,
  missing: readonly OnboardingStep[],
): 'STATUS_CONFLICT' | null {
  const early = status === 'NEW' || status === 'ONBOARDING';
  return early && REQUIRED_STEPS.every((step) => !missing.includes(step))
    ? null
    : 'STATUS_CONFLICT';
}

/** Returns the end of a trial that starts now. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
}
