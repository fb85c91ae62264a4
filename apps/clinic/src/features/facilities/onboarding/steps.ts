import {
  type OnboardingStep,
  SETTLED_STEPS,
  type SettledStep,
} from '@zampa/domain/facilities/steps';

/** The steps with a page of their own, in their order. */
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

/** Returns the page after this one; null after the last. */
export function nextPage(step: StepPage): StepPage | null {
  return STEP_PAGES[STEP_PAGES.indexOf(step) + 1] ?? null;
}

export const canBeSettled = (step: OnboardingStep): step is SettledStep =>
  SETTLED_STEPS.some((settled) => settled === step);

/** Returns the steps to send as settled when this one is too: the call replaces those that were. */
export function settledWith(step: SettledStep, missing: readonly OnboardingStep[]): SettledStep[] {
  return SETTLED_STEPS.filter((known) => known === step || !missing.includes(known));
}

/** How far a step is. Payments that nobody has set up are left out, which is not done. */
export type StepState = 'done' | 'leftOut' | 'missing';

export function stateOf(
  step: OnboardingStep,
  missing: readonly OnboardingStep[],
  payments: string | undefined,
): StepState {
  if (missing.includes(step)) return 'missing';
  return step === 'payments' && payments !== 'READY' ? 'leftOut' : 'done';
}
