import { useState } from 'react';
import { REQUEST_STEPS, type NewRequestStep } from './new-request-steps.ts';
import { areStepsKnown, newRequestSteps, stepToResume, stepToShow } from './steps.ts';
import type { useRequestState } from './use-request-state.ts';

type RequestState = Pick<ReturnType<typeof useRequestState>, 'draft' | 'service' | 'place'>;

/**
 * Returns the steps of a request and the current one: the step of the URL if it can be shown, otherwise the one at
 * which the draft is resumed.
 *
 * @param clinicCount number of clinics to choose from
 */
export function useCurrentStep(
  { draft, service, place }: RequestState,
  requestedStep: NewRequestStep | undefined,
  clinicCount: number,
) {
  const photos = draft.photos.length;
  const steps = newRequestSteps(clinicCount, draft, service?.ServiceTypeId);
  const [resumedStep, setResumedStep] = useState<NewRequestStep | null>(null);
  const isKnown = areStepsKnown(draft, service, place.isFetching && place.data === undefined);
  if (resumedStep === null && isKnown) setResumedStep(stepToResume(steps, draft, photos));
  const step = stepToShow(steps, requestedStep, draft, photos) ?? resumedStep ?? REQUEST_STEPS[0];
  return {
    steps,
    step,
    index: steps.indexOf(step),
    /** False until the steps of the chosen service are known. */
    isReady: isKnown || resumedStep !== null,
  };
}
