import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { VetFacility } from '@zampa/contract/my-data/user';
import type { Pet } from '@zampa/contract/pets/objects';
import type { useAskDraft } from '@zampa/shared-screens/ask/use-ask-draft';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { useState } from 'react';
import { AskFooter } from './AskFooter.tsx';
import { AskHeader } from './AskHeader.tsx';
import { useSendQuestion } from './queries.ts';
import { Step } from './Step.tsx';
import { type AskStep, askSteps, type Lack, lackOf, stepToResume } from './steps.ts';
import { useQuestion } from './use-question.ts';

const route = getRouteApi('/signed-in/workspace/ask');

export interface AskStepsProps {
  kept: ReturnType<typeof useAskDraft>;
  clinics: readonly VetFacility[];
  pets: readonly Pet[];
}

/** The steps of a question. Which one is shown stands in the address, so that the phone's own way back works. */
export function AskSteps({ kept, clinics, pets }: AskStepsProps) {
  const navigate = useNavigate();
  const search = route.useSearch();
  const [lack, setLack] = useState<Lack | null>(null);
  const { draft, clinic, place } = useQuestion(kept.draft, search, clinics, pets);
  const send = useSendQuestion(clinic);

  const steps = askSteps(clinics.length);
  const [resumed] = useState(() => stepToResume(steps, draft, draft.photos.length));
  const step = steps.find((known) => known === search.step) ?? resumed;
  const index = steps.indexOf(step);
  const previous = steps[index - 1];

  const open = (to: AskStep | undefined, replace = false) => {
    setLack(null);
    void navigate({ to: '/workspace/ask', search: { step: to }, replace });
  };
  const submit = () =>
    send.mutate(draft, {
      onSuccess: (id) => {
        kept.clear();
        void navigate({ to: '/workspace/chat/$id', params: { id }, replace: true });
      },
    });
  const goOn = () => {
    const missing = lackOf(step, draft, draft.photos.length);
    if (missing) return setLack(missing);
    if (step === 'check') return submit();
    kept.change(draft);
    open(steps[index + 1]);
  };

  return (
    <OwnerShell
      banner={<ConnectionBanner />}
      header={<AskHeader step={index + 1} steps={steps.length} />}
      footer={
        <AskFooter
          sendsTo={step === 'check' ? (clinic?.name ?? '') : null}
          busy={send.isPending}
          error={send.error}
          onBack={previous && (() => open(previous))}
          onGoOn={goOn}
        />
      }
    >
      <Step
        key={step}
        step={step}
        draft={draft}
        lack={lack}
        clinics={clinics}
        clinic={clinic}
        pets={pets}
        place={place}
        onChange={(changes) => {
          setLack(null);
          kept.change({ ...draft, ...changes });
        }}
        onOpen={open}
        onStartAgain={() => {
          kept.clear();
          open(steps[0], true);
        }}
      />
    </OwnerShell>
  );
}
