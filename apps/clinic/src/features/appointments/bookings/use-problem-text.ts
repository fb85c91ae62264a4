import '@zampa/i18n/english/problems';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { VisitProblem } from './visit-values.ts';

/** Returns a function that gives the error text of a booking field. */
export function useProblemText(problems: readonly VisitProblem[]) {
  const { t } = useTranslation();
  const texts: Readonly<Record<VisitProblem, () => string>> = {
    family: () => t('appointments:bookings.booking.missing.client'),
    pets: () => t('problems:fields.pets_required'),
    services: () => t('problems:fields.services_required'),
    member: () => t('appointments:bookings.booking.missing.member'),
    time: () => t('appointments:bookings.booking.missing.time'),
    window: () => t('problems:fields.too_soon_to_pay'),
    minutes: () => t('appointments:bookings.booking.missing.minutes'),
  };
  return (field: VisitProblem): string | undefined =>
    problems.includes(field) ? texts[field]() : undefined;
}
