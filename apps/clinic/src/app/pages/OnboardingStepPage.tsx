import '@zampa/i18n/english/onboarding';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazy, Suspense } from 'react';
import { StepFrame } from '../../features/facilities/onboarding/StepFrame.tsx';
import { isStepPage, nextPage, type StepPage } from '../../features/facilities/onboarding/steps.ts';
import { AdminsOnly } from './AdminsOnly.tsx';

/** Each step is a part of its own: nobody waits for the code of the others. */
const steps = {
  data: lazy(async () => ({ default: (await import('./onboarding/DataStep.tsx')).DataStep })),
  hours: lazy(async () => ({ default: (await import('./onboarding/HoursStep.tsx')).HoursStep })),
  services: lazy(async () => ({
    default: (await import('./onboarding/ServicesStep.tsx')).ServicesStep,
  })),
  availability: lazy(async () => ({
    default: (await import('./onboarding/AvailabilityPage.tsx')).AvailabilityPage,
  })),
  colleagues: lazy(async () => ({
    default: (await import('./onboarding/ColleaguesPage.tsx')).ColleaguesPage,
  })),
  plan: lazy(async () => ({ default: (await import('./onboarding/PlanPage.tsx')).PlanPage })),
};

export function OnboardingStepPage() {
  const { step } = useParams({ from: '/workspace/workspace/onboarding/$step' });
  return <AdminsOnly>{isStepPage(step) && <StepOnPage step={step} />}</AdminsOnly>;
}

function StepOnPage({ step }: { step: StepPage }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const Step = steps[step];
  const goOn = () => {
    const next = nextPage(step);
    void (next
      ? navigate({ to: '/workspace/onboarding/$step', params: { step: next } })
      : navigate({ to: '/workspace/onboarding' }));
  };
  return (
    <StepFrame step={step}>
      <Suspense fallback={<Skeletons shape="rows" count={4} label={t('common:states.loading')} />}>
        <Step onDone={goOn} />
      </Suspense>
    </StepFrame>
  );
}
