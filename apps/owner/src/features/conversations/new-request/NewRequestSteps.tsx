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
import { isSlotLost } from '@zampa/client/appointments/use-hold';
import { HoldStatus } from '@zampa/shared-screens/appointments/HoldStatus.tsx';
import { FollowUpNote } from './FollowUpNote.tsx';
import { NewRequestFooter } from './NewRequestFooter.tsx';
import type { NewRequestStep } from './new-request-steps.ts';
import { NewRequestHeader } from './NewRequestHeader.tsx';
import { isPriceChanged } from './queries.ts';
import { RefusingClinics } from './RefusingClinics.tsx';
import { Step } from './Step.tsx';
import { areStepsCounted } from './steps.ts';
import { useForwardLabel } from './use-forward-label.ts';
import { useNewRequest } from './use-new-request.ts';
import { type RequestTimes, useRequestTimes } from './use-request-times.ts';

export interface NewRequestStepsProps {
  requestDraft: ReturnType<typeof useRequestDraft>;
  clinics: readonly JoinedClinic[];
  /** Clinics that currently accept no requests. */
  refusingClinics: readonly JoinedClinic[];
  pets: readonly Pet[];
}

/** Multi-step form for a request. The current step is in the URL, so that the browser's Back works. */
export function NewRequestSteps(props: NewRequestStepsProps) {
  const { requestDraft, clinics, refusingClinics } = props;
  const { t } = useTranslation();
  const request = useNewRequest(requestDraft, clinics, props.pets);
  const { draft, clinic, service, steps, step, index, send, change, openStep } = request;
  const times = useRequestTimes(draft, clinic, service, (time) =>
    change({ time, letClinicChoose: false }),
  );
  const previous = steps[index - 1];
  const label = useForwardLabel(step, draft, clinic?.name ?? '', service);
  // After sending, the emptied steps must not be usable: a press would start another request.
  if (send.isSuccess || !request.isReady)
    return <LoadingScreen label={t('common:states.loading')} />;
  return (
    <OwnerShell
      banner={<ConnectionBanner />}
      header={
        <NewRequestHeader
          {...(areStepsCounted(draft, service, steps) && { step: index + 1, steps: steps.length })}
        />
      }
      footer={
        <NewRequestFooter
          label={label}
          busy={send.isPending}
          isMain={step !== 'emergency'}
          isWaiting={step === 'when' && typeof times?.held.busy === 'string'}
          error={isShownInStep(send.error, draft) ? null : send.error}
          onBack={previous && (() => openStep(previous))}
          onContinue={request.goToNextStep}
        />
      }
    >
      {times && isTimeReached(steps, index) && <RequestHold times={times} draft={draft} />}
      <Stack>
        {previous === undefined && <RefusingClinics clinics={refusingClinics} />}
        {draft.followUpOf && <FollowUpNote onUnlink={() => change({ followUpOf: null })} />}
        <Step
          key={step}
          step={step}
          draft={draft}
          missingField={request.missingField}
          clinics={clinics}
          clinic={clinic}
          pets={request.pets}
          place={request.place}
          service={service}
          times={times}
          isPriceChanged={isPriceChanged(send.error)}
          onChange={change}
          onOpen={openStep}
          onStartAgain={request.startAgain}
        />
      </Stack>
    </OwnerShell>
  );
}

/** Returns whether the step at which the owner chooses a time is the current one or was passed. */
const isTimeReached = (steps: readonly NewRequestStep[], index: number) =>
  steps.includes('when') && index >= steps.indexOf('when');

/** Status of the slot that is held for the request; nothing if the clinic finds a time. */
function RequestHold({ times, draft }: { times: RequestTimes; draft: RequestDraft }) {
  if (draft.letClinicChoose) return null;
  return (
    <HoldStatus
      source={times.source}
      assigneeId={draft.assigneeId}
      start={draft.time?.start ?? null}
      time={times.held}
    />
  );
}

/** Returns whether an error is already shown in its step: a lost slot or a changed price. */
const isShownInStep = (error: Error | null, { time }: RequestDraft) =>
  (time !== null && isSlotLost(error)) || isPriceChanged(error);
