import { REQUIRED_STEPS, type OnboardingStep } from './steps.ts';
import { DAY_MS } from '../time/durations.ts';

export const TRIAL_STATUSES = ['NEW', 'ONBOARDING', 'IN_PROGRESS', 'EXPIRED'] as const;
export type TrialStatus = (typeof TRIAL_STATUSES)[number];

/** How long a trial lasts. */
export const TRIAL_DAYS = 30;

/** Returns the trial as it stands at a moment: what has run out is expired, whoever has looked at it or not. */
export function trialStatusAt(
  trial: { readonly status: TrialStatus; readonly endsAt: Date | null },
  now: Date,
): TrialStatus {
  const over = trial.endsAt !== null && trial.endsAt <= now;
  return trial.status === 'IN_PROGRESS' && over ? 'EXPIRED' : trial.status;
}

/** Returns why the trial cannot start now: it starts once, after the steps that everything depends on. */
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
