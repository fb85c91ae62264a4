/** Onboarding steps of a facility, in order. */
export const ONBOARDING_STEPS = [
  'data',
  'hours',
  'services',
  'availability',
  'colleagues',
  'payments',
  'plan',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** Steps that cannot be skipped; the trial can start only after them. */
export const REQUIRED_STEPS = [
  'data',
  'hours',
  'services',
] as const satisfies readonly OnboardingStep[];

/** Steps whose completion cannot be derived from data: an admin marks them as done or skips them. */
export const MANUAL_STEPS = [
  'availability',
  'colleagues',
  'payments',
] as const satisfies readonly OnboardingStep[];
export type ManualStep = (typeof MANUAL_STEPS)[number];

export type Completion = {
  readonly complete: boolean;
  /** Completed steps in whole percent. */
  readonly percent: number;
  readonly missing: OnboardingStep[];
};

/** Returns the progress of the onboarding. */
export function computeCompletion(completed: readonly OnboardingStep[]): Completion {
  const missing = ONBOARDING_STEPS.filter((step) => !completed.includes(step));
  const share = (ONBOARDING_STEPS.length - missing.length) / ONBOARDING_STEPS.length;
  return { complete: missing.length === 0, percent: Math.floor(share * 100), missing };
}
