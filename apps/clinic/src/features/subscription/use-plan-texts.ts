import '@zampa/i18n/english/subscription';
import { PLANS, type PlanId } from '@zampa/domain/subscription/plans';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Returns functions for a plan's name, audience and contents. */
export function usePlanTexts() {
  const { t } = useTranslation();
  const nameOf = (id: PlanId) => t(`subscription:plans.names.${id}`);
  return {
    nameOf,
    audienceOf: (id: PlanId) => t(`subscription:plans.for.${id}`),
    contentsOf(id: PlanId): readonly string[] {
      const { facilities } = PLANS[id];
      return [
        t('subscription:plans.everything'),
        t('subscription:plans.calendar'),
        t('subscription:plans.video'),
        facilities === null
          ? t('subscription:plans.clinicsAll')
          : t('subscription:plans.clinics', { count: facilities }),
      ];
    },
  };
}
