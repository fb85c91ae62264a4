import type { OnboardingStep } from '@zampa/domain/facilities/steps';
import { useTranslation } from '@zampa/i18n/use-translation';

type StepWords = { readonly title: string; readonly why: string };

/** Returns what each step is called and what it is for. */
export function useStepWords(): Readonly<Record<OnboardingStep, StepWords>> {
  const { t } = useTranslation();
  return {
    data: {
      title: t('facilities-onboarding:steps.data'),
      why: t('facilities-onboarding:why.data'),
    },
    hours: {
      title: t('facilities-onboarding:steps.hours'),
      why: t('facilities-onboarding:why.hours'),
    },
    services: {
      title: t('facilities-onboarding:steps.services'),
      why: t('facilities-onboarding:why.services'),
    },
    availability: {
      title: t('facilities-onboarding:steps.availability'),
      why: t('facilities-onboarding:why.availability'),
    },
    colleagues: {
      title: t('facilities-onboarding:steps.colleagues'),
      why: t('facilities-onboarding:why.colleagues'),
    },
    payments: {
      title: t('facilities-onboarding:steps.payments'),
      why: t('facilities-onboarding:why.payments'),
    },
    plan: {
      title: t('facilities-onboarding:steps.plan'),
      why: t('facilities-onboarding:why.plan'),
    },
  };
}
