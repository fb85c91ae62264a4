import {
  type OnboardingStep,
  MANUAL_STEPS,
  type ManualStep,
} from '@zampa/domain/facilities/onboarding-steps';

/** Steps with their own page, in order. */
export const STEP_PAGES = [
  'data',
  'hours',
  'services',
  'availability',
  'colleagues',
  'plan',
] as const satisfies readonly OnboardingStep[];
export type StepPage = (typeof STEP_PAGES)[number];

export const isStepPage = (name: string): name is StepPage =>
  STEP_PAGES.some((step) => step === name);

/** Returns the page after this one, or null after the last. */
export function nextStepPage(step: StepPage): StepPage | null {
  return STEP_PAGES[STEP_PAGES.indexOf(step) + 1] ?? null;
}

export const canSkipStep = (step: OnboardingStep): step is ManualStep =>
  MANUAL_STEPS.some((skippable) => skippable === step);

/** Returns all steps to send as completed, including this one, because the call replaces the stored list. */
export function stepsToSettle(step: ManualStep, missing: readonly OnboardingStep[]): ManualStep[] {
  return MANUAL_STEPS.filter(
    (settledStep) => settledStep === step || !missing.includes(settledStep),
  );
}

/** Progress of a step. Payments that were skipped and not set up are `leftOut` instead of `done`. */
export type StepState = 'done' | 'leftOut' | 'missing';

export function stepState(
  step: OnboardingStep,
  missing: readonly OnboardingStep[],
  payments: string | undefined,
): StepState {
  if (missing.includes(step)) return 'missing';
  return step === 'payments' && payments !== 'READY' ? 'leftOut' : 'done';
}
