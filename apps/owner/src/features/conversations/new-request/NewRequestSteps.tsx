import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import type { Pet } from '@zampa/contract/pets/objects';
import type {
  RequestDraft,
  useRequestDraft,
} from '@zampa/shared-screens/conversations/use-request-draft';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';
import { isSlotLost } from '@zampa/client/appointments/use-hold';
import { HoldStatus } from '@zampa/shared-screens/appointments/HoldStatus.tsx';
import { FollowUpNote } from './FollowUpNote.tsx';
import { NewRequestFooter } from './NewRequestFooter.tsx';
import { REQUEST_STEPS, type NewRequestStep } from './new-request-steps.ts';
import { NewRequestHeader } from './NewRequestHeader.tsx';
import { isPriceChanged, useSendRequest } from './queries.ts';
import { RefusingClinics } from './RefusingClinics.tsx';
import { Step } from './Step.tsx';
import {
  areStepsCounted,
  areStepsKnown,
  isPaidFirst,
  newRequestSteps,
  type MissingField,
  findMissingField,
  stepToResume,
  stepToShow,
  withChanges,
} from './steps.ts';
import { useRequestTimes } from './use-request-times.ts';
import { useForwardLabel } from './use-forward-label.ts';
import { useLeaveSteps } from './use-leave-steps.ts';
import { useRequestState } from './use-request-state.ts';

const route = getRouteApi('/_signed-in/workspace/ask');

export interface NewRequestStepsProps {
  requestDraft: ReturnType<typeof useRequestDraft>;
  clinics: readonly JoinedClinic[];
  /** Clinics that currently accept no requests. */
  refusingClinics: readonly JoinedClinic[];
  pets: readonly Pet[];
}

/** Multi-step form for a request. The current step is in the URL, so that the browser's Back works. */
export function NewRequestSteps({
  requestDraft,
  clinics,
  refusingClinics,
  pets,
}: NewRequestStepsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = route.useSearch();
  const [missingField, setMissingField] = useState<MissingField | null>(null);
  const request = useRequestState(requestDraft.draft, search, clinics, pets);
  const { draft, clinic, place, service } = request;
  const change = (changes: Partial<RequestDraft>) => {
    setMissingField(null);
    requestDraft.change(withChanges(draft, changes));
  };
  const send = useSendRequest(clinic, service, requestDraft.change);
  const leaveSteps = useLeaveSteps();
  const times = useRequestTimes(draft, clinic, service, (time) =>
    change({ time, letClinicChoose: false }),
  );

  const steps = newRequestSteps(clinics.length, draft, service?.ServiceTypeId);
  const [resumedStep, setResumedStep] = useState<NewRequestStep | null>(null);
  const isKnown = areStepsKnown(draft, service, place.isFetching && place.data === undefined);
  if (resumedStep === null && isKnown)
    setResumedStep(stepToResume(steps, draft, draft.photos.length));
  const step =
    stepToShow(steps, search.step, draft, draft.photos.length) ?? resumedStep ?? REQUEST_STEPS[0];
  const index = steps.indexOf(step);
  const previous = steps[index - 1];
  const label = useForwardLabel(step, draft, clinic?.name ?? '', service);

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
    const missing = findMissingField(checkedStep, answered, draft.photos.length);
    if (missing) return setMissingField(missing);
    if (step === 'check') return submit();
    requestDraft.change(answered);
    openStep(steps[index + 1]);
  };

  // After sending, the emptied steps must not be usable: a press would start another request.
  if (send.isSuccess || (!isKnown && resumedStep === null))
    return <LoadingScreen label={t('common:states.loading')} />;
  return (
    <OwnerShell
      banner={<ConnectionBanner />}
      header={
        areStepsCounted(draft, service) ? (
          <NewRequestHeader step={index + 1} steps={steps.length} />
        ) : (
          <NewRequestHeader />
        )
      }
      footer={
        <NewRequestFooter
          label={label}
          busy={send.isPending}
          isMain={step !== 'emergency'}
          isWaiting={step === 'when' && typeof times?.held.busy === 'string'}
          error={isShownInStep(send.error, draft) ? null : send.error}
          onBack={previous && (() => openStep(previous))}
          onContinue={goToNextStep}
        />
      }
    >
      {times &&
        !draft.letClinicChoose &&
        steps.includes('when') &&
        index >= steps.indexOf('when') && (
          <HoldStatus
            source={times.source}
            assigneeId={draft.assigneeId}
            start={draft.time?.start ?? null}
            time={times.held}
          />
        )}
      <Stack>
        {previous === undefined && <RefusingClinics clinics={refusingClinics} />}
        {draft.followUpOf && <FollowUpNote onUnlink={() => change({ followUpOf: null })} />}
        <Step
          key={step}
          step={step}
          draft={draft}
          missingField={missingField}
          clinics={clinics}
          clinic={clinic}
          pets={request.pets}
          place={place}
          service={service}
          times={times}
          isPriceChanged={isPriceChanged(send.error)}
          onChange={change}
          onOpen={openStep}
          onStartAgain={() => {
            requestDraft.clear();
            openStep(steps[0], true);
          }}
        />
      </Stack>
    </OwnerShell>
  );
}

/** Returns whether an error is already shown in its step: a lost slot or a changed price. */
const isShownInStep = (error: Error | null, { time }: RequestDraft) =>
  (time !== null && isSlotLost(error)) || isPriceChanged(error);
