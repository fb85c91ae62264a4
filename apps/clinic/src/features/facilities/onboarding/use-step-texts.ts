import type { OnboardingStep } from '@zampa/domain/facilities/onboarding-steps';
import { useTranslation } from '@zampa/i18n/use-translation';

type StepTexts = { readonly title: string; readonly why: string };

/** Returns the title and the purpose of each step. */
export function useStepTexts(): Readonly<Record<OnboardingStep, StepTexts>> {
  const { t } = useTranslation();
  return {
    data: {
      title: t('facilities:onboarding.steps.data'),
      why: t('facilities:onboarding.why.data'),
    },
    hours: {
      title: t('facilities:onboarding.steps.hours'),
      why: t('facilities:onboarding.why.hours'),
    },
    services: {
      title: t('facilities:onboarding.steps.services'),
      why: t('facilities:onboarding.why.services'),
    },
    availability: {
      title: t('facilities:onboarding.steps.availability'),
      why: t('facilities:onboarding.why.availability'),
    },
    colleagues: {
      title: t('facilities:onboarding.steps.colleagues'),
      why: t('facilities:onboarding.why.colleagues'),
    },
    payments: {
      title: t('facilities:onboarding.steps.payments'),
      why: t('facilities:onboarding.why.payments'),
    },
    plan: {
      title: t('facilities:onboarding.steps.plan'),
      why: t('facilities:onboarding.why.plan'),
    },
  };
}
