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
import { isTimeGone } from '@zampa/client/appointments/use-hold';
import { HoldStatus } from '@zampa/shared-screens/appointments/HoldStatus.tsx';
import { GoesOn } from './GoesOn.tsx';
import { NewRequestFooter } from './NewRequestFooter.tsx';
import { ASK_STEPS, type NewRequestStep } from './new-request-steps.ts';
import { NewRequestHeader } from './NewRequestHeader.tsx';
import { isPriceChanged, useSendQuestion } from './queries.ts';
import { RefusingClinics } from './RefusingClinics.tsx';
import { Step } from './Step.tsx';
import {
  areStepsKnown,
  hasDeposit,
  newRequestSteps,
  type Lack,
  lackOf,
  stepToResume,
  stepToShow,
  withChanges,
} from './steps.ts';
import { useTimesToRequest } from './use-times-to-request.ts';
import { useForwardLabel } from './use-forward-label.ts';
import { useLeaveSteps } from './use-leave-steps.ts';
import { useQuestion } from './use-question.ts';

const route = getRouteApi('/_signed-in/workspace/ask');

export interface NewRequestStepsProps {
  kept: ReturnType<typeof useRequestDraft>;
  clinics: readonly JoinedClinic[];
  /** Those that take nothing new at the moment. */
  refusing: readonly JoinedClinic[];
  pets: readonly Pet[];
}

/** Shows the steps of a question. Which one is shown stands in the address, so that the phone's own way back works. */
export function NewRequestSteps({ kept, clinics, refusing, pets }: NewRequestStepsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = route.useSearch();
  const [lack, setLack] = useState<Lack | null>(null);
  const question = useQuestion(kept.draft, search, clinics, pets);
  const { draft, clinic, place, service } = question;
  const change = (changes: Partial<RequestDraft>) => {
    setLack(null);
    kept.change(withChanges(draft, changes));
  };
  const send = useSendQuestion(clinic, service, kept.change);
  const leave = useLeaveSteps();
  const times = useTimesToRequest(draft, clinic, service, (time) =>
    change({ time, letClinicChoose: false }),
  );

  const steps = newRequestSteps(clinics.length, draft, service?.ServiceTypeId);
  const [resumed, resume] = useState<NewRequestStep | null>(null);
  const isKnown = areStepsKnown(draft, service, place.isFetching && place.data === undefined);
  if (resumed === null && isKnown) resume(stepToResume(steps, draft, draft.photos.length));
  const step =
    stepToShow(steps, search.step, draft, draft.photos.length) ?? resumed ?? ASK_STEPS[0];
  const index = steps.indexOf(step);
  const previous = steps[index - 1];
  const label = useForwardLabel(step, draft, clinic?.name ?? '', service);

  const open = (to: NewRequestStep | undefined, replace = false) => {
    setLack(null);
    void navigate({ to: '/workspace/ask', search: { step: to }, replace });
  };
  const submit = () =>
    send.mutate(draft, {
      onSuccess: (id) => {
        kept.clear();
        leave(id, service !== undefined && hasDeposit(service) && !draft.letClinicChoose);
      },
    });
  const goOn = () => {
    // To go on from the signs without a tick says that there are none.
    const answered = step === 'signs' ? { ...draft, redFlags: draft.redFlags ?? [] } : draft;
    const asked = step === 'check' && steps.includes('when') ? 'when' : step;
    const missing = lackOf(asked, answered, draft.photos.length);
    if (missing) return setLack(missing);
    if (step === 'check') return submit();
    kept.change(answered);
    open(steps[index + 1]);
  };

  // Once it has arrived nothing of the emptied steps is to be pressed: it would begin the next question.
  if (send.isSuccess || (!isKnown && resumed === null))
    return <LoadingScreen label={t('common:states.loading')} />;
  return (
    <OwnerShell
      banner={<ConnectionBanner />}
      header={<NewRequestHeader step={index + 1} steps={steps.length} />}
      footer={
        <NewRequestFooter
          label={label}
          busy={send.isPending}
          waits={step === 'when' && typeof times?.held.busy === 'string'}
          error={isSaidAbove(send.error, draft) ? null : send.error}
          onBack={previous && (() => open(previous))}
          onGoOn={goOn}
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
        {previous === undefined && <RefusingClinics clinics={refusing} />}
        {draft.followUpOf && <GoesOn onElse={() => change({ followUpOf: null })} />}
        <Step
          key={step}
          step={step}
          draft={draft}
          lack={lack}
          clinics={clinics}
          clinic={clinic}
          pets={question.pets}
          place={place}
          service={service}
          times={times}
          isPriceChanged={isPriceChanged(send.error)}
          onChange={change}
          onOpen={open}
          onStartAgain={() => {
            kept.clear();
            open(steps[0], true);
          }}
        />
      </Stack>
    </OwnerShell>
  );
}

/** A time that is gone and a price that has changed are said where they stand. */
const isSaidAbove = (error: Error | null, { time }: RequestDraft) =>
  (time !== null && isTimeGone(error)) || isPriceChanged(error);
