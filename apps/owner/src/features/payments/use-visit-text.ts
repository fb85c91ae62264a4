import type { Payment } from '@zampa/contract/payments/objects';
import { formatDatedDay, formatTime } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';

/**
 * Returns the text with the date and time of a payment's appointment, in the clinic's time zone; null without an
 * appointment.
 */
export function useVisitText({ start, timezone }: Pick<Payment, 'start' | 'timezone'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  if (start === null) return null;
  const at = new Date(start);
  const day = formatDatedDay(at, now, timezone, language);
  return t('payments:owner.visit', { when: `${day}, ${formatTime(at, timezone)}` });
}
