import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { Suspense } from 'react';
import { StepFrame } from '../../../../features/facilities/onboarding/StepFrame.tsx';
import {
  isStepPage,
  nextStepPage,
  type StepPage,
} from '../../../../features/facilities/onboarding/steps.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

export const Route = createFileRoute('/_signed-in/workspace/onboarding/$step')({
  staticData: { title: 'settings:places.onboarding', place: '/dashboard', seenBy: 'admins' },
  beforeLoad: ({ params }) => {
    if (!isStepPage(params.step)) throw redirect({ to: '/workspace/onboarding' });
  },
  component: OnboardingStepPage,
});

/** Each step is lazy-loaded separately. */
const steps = {
  data: lazyPart(
    async () => (await import('../../../../features/facilities/onboarding/DataStep.tsx')).DataStep,
  ),
  hours: lazyPart(async () => (await import('./-steps/HoursStep.tsx')).HoursStep),
  services: lazyPart(async () => (await import('./-steps/ServicesStep.tsx')).ServicesStep),
  availability: lazyPart(
    async () => (await import('./-steps/BookingTimesStep.tsx')).BookingTimesStep,
  ),
  colleagues: lazyPart(
    async () =>
      (await import('../../../../features/facilities/onboarding/ColleaguesStep.tsx'))
        .ColleaguesStep,
  ),
  plan: lazyPart(
    async () => (await import('../../../../features/facilities/onboarding/PlanStep.tsx')).PlanStep,
  ),
};

function OnboardingStepPage() {
  const { step } = Route.useParams();
  return isStepPage(step) && <StepContent step={step} />;
}

function StepContent({ step }: { step: StepPage }) {
  const { t } = useTranslation();
  const navigate = Route.useNavigate();
  const Step = steps[step];
  const goToNextStep = () => {
    const next = nextStepPage(step);
    void (next
      ? navigate({ to: '/workspace/onboarding/$step', params: { step: next } })
      : navigate({ to: '/workspace/onboarding' }));
  };
  return (
    <StepFrame step={step}>
      <Suspense fallback={<Skeletons shape="rows" count={4} label={t('common:states.loading')} />}>
        <Step onDone={goToNextStep} />
      </Suspense>
    </StepFrame>
  );
}
