/** The steps that set a facility up, in their order. */
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

/** Without these nothing else makes sense: they cannot be left out, and the trial starts after them. */
export const REQUIRED_STEPS = [
  'data',
  'hours',
  'services',
] as const satisfies readonly OnboardingStep[];

/** The steps whose done-ness nobody can see in the data alone: an admin says so, or leaves them out. */
export const SETTLED_STEPS = [
  'availability',
  'colleagues',
  'payments',
] as const satisfies readonly OnboardingStep[];
export type SettledStep = (typeof SETTLED_STEPS)[number];

export type Completion = {
  readonly complete: boolean;
  /** Whole percent of the steps done. */
  readonly percent: number;
  readonly missing: OnboardingStep[];
};

/** Returns how far the onboarding is, given the steps that are done. */
export function completionOf(done: readonly OnboardingStep[]): Completion {
  const missing = ONBOARDING_STEPS.filter((step) => !done.includes(step));
  const share = (ONBOARDING_STEPS.length - missing.length) / ONBOARDING_STEPS.length;
  return { complete: missing.length === 0, percent: Math.floor(share * 100), missing };
}
