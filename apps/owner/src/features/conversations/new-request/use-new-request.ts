import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import type { Pet } from '@zampa/contract/pets/objects';
import type {
  RequestChanges,
  useRequestDraft,
} from '@zampa/shared-screens/conversations/use-request-draft';
import { useState } from 'react';
import type { NewRequestStep } from './new-request-steps.ts';
import { useSendRequest } from './queries.ts';
import { findMissingField, isPaidFirst, type MissingField, withChanges } from './steps.ts';
import { useCurrentStep } from './use-current-step.ts';
import { useLeaveSteps } from './use-leave-steps.ts';
import { useRequestState } from './use-request-state.ts';

const route = getRouteApi('/_signed-in/workspace/ask');

/** A request that is being made: its draft and current step, changes to it, the way through its steps, and sending. */
export function useNewRequest(
  requestDraft: ReturnType<typeof useRequestDraft>,
  clinics: readonly JoinedClinic[],
  pets: readonly Pet[],
) {
  const navigate = useNavigate();
  const suggestions = route.useSearch();
  const [missingField, setMissingField] = useState<MissingField | null>(null);
  const request = useRequestState(requestDraft.draft, suggestions, clinics, pets);
  const { draft, clinic, service } = request;
  const current = useCurrentStep(request, suggestions.step, clinics.length);
  const { steps, step, index } = current;
  const send = useSendRequest(clinic, service, requestDraft.change);
  const leaveSteps = useLeaveSteps();
  const change = (changes: RequestChanges) => {
    setMissingField(null);
    requestDraft.change((stored) => {
      const latest = request.toAvailable(stored);
      return withChanges(latest, typeof changes === 'function' ? changes(latest) : changes);
    });
  };
  const openStep = (to: NewRequestStep | undefined, replace = false) => {
    setMissingField(null);
    void navigate({ to: '/workspace/ask', search: { step: to }, replace });
  };
  const submit = () =>
    send.mutate(draft, {
      onSuccess: (id) => {
        requestDraft.clear();
        leaveSteps(id, service !== undefined && isPaidFirst(service, draft));
      },
    });
  const goToNextStep = () => {
    // Continuing without ticking a sign means that the pet has no warning signs.
    const answered = step === 'signs' ? { ...draft, redFlags: draft.redFlags ?? [] } : draft;
    const checkedStep = step === 'check' && steps.includes('when') ? 'when' : step;
    const missing = findMissingField(checkedStep, answered, draft.photos.length, steps);
    if (missing) return setMissingField(missing);
    if (step === 'check') return submit();
    requestDraft.change((stored) => ({
      ...request.toAvailable(stored),
      redFlags: answered.redFlags,
    }));
    openStep(steps[index + 1]);
  };
  const startAgain = () => {
    requestDraft.clear();
    openStep(steps[0], true);
  };
  return { ...request, ...current, missingField, send, change, openStep, goToNextStep, startAgain };
}
