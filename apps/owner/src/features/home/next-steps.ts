/** Steps of a newcomer in order; `ask` and `draft` are never listed together. */
export type NextStep = 'pet' | 'clinic' | 'ask' | 'draft';

export type OwnerProgress = {
  readonly pets: number;
  /** Number of clinics that the family can write to. */
  readonly clinics: number;
  readonly conversations: number;
  /** Whether a request was started but not sent. */
  readonly draft: boolean;
};

export type ListedStep = { readonly step: NextStep; readonly isDone: boolean };

/**
 * Returns the list of next steps. While a step is open, the list includes completed steps to show progress; once
 * all are completed, it is empty.
 */
export function nextSteps({
  pets,
  clinics,
  conversations,
  draft,
}: OwnerProgress): readonly ListedStep[] {
  if (conversations > 0) return draft ? [{ step: 'draft', isDone: false }] : [];
  return [
    { step: 'pet', isDone: pets > 0 },
    { step: 'clinic', isDone: clinics > 0 },
    { step: draft ? 'draft' : 'ask', isDone: false },
  ];
}

/** Returns the first step that is not done. */
export function currentStep(steps: readonly ListedStep[]): NextStep | undefined {
  return steps.find(({ isDone }) => !isDone)?.step;
}
