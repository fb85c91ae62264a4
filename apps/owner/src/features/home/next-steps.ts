/** What a newcomer does, in this order; the last two of `ask` and `draft` never stand together. */
export type NextStep = 'pet' | 'clinic' | 'ask' | 'draft';

export type Beginnings = {
  readonly pets: number;
  /** Clinics one can write to now. */
  readonly clinics: number;
  readonly conversations: number;
  /** Whether a question was begun and not sent. */
  readonly draft: boolean;
};

export type ListedStep = { readonly step: NextStep; readonly done: boolean };

/**
 * Returns the short list of what to do next. It shows what is done as well while anything is open, because that is how
 * far one has come; empty when nothing is left.
 */
export function nextSteps({
  pets,
  clinics,
  conversations,
  draft,
}: Beginnings): readonly ListedStep[] {
  if (conversations > 0) return draft ? [{ step: 'draft', done: false }] : [];
  return [
    { step: 'pet', done: pets > 0 },
    { step: 'clinic', done: clinics > 0 },
    { step: draft ? 'draft' : 'ask', done: false },
  ];
}

/** Returns the one step that is the next; the others are only listed. */
export function currentStep(steps: readonly ListedStep[]): NextStep | undefined {
  return steps.find(({ done }) => !done)?.step;
}
