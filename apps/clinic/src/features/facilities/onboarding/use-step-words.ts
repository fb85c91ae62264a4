import type { OnboardingStep } from '@zampa/domain/facilities/steps';
import { useTranslation } from '@zampa/i18n/use-translation';

type StepWords = { readonly title: string; readonly why: string };

/** What each step is called and what it is for. */
export function useStepWords(): Readonly<Record<OnboardingStep, StepWords>> {
  const { t } = useTranslation();
  return {
    data: { title: t('onboarding:steps.data'), why: t('onboarding:why.data') },
    hours: { title: t('onboarding:steps.hours'), why: t('onboarding:why.hours') },
    services: { title: t('onboarding:steps.services'), why: t('onboarding:why.services') },
    availability: {
      title: t('onboarding:steps.availability'),
      why: t('onboarding:why.availability'),
    },
    colleagues: { title: t('onboarding:steps.colleagues'), why: t('onboarding:why.colleagues') },
    payments: { title: t('onboarding:steps.payments'), why: t('onboarding:why.payments') },
    plan: { title: t('onboarding:steps.plan'), why: t('onboarding:why.plan') },
  };
}
