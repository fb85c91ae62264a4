import type { Translate } from '@zampa/i18n/translator';

/** Returns a number of minutes as people say it: minutes, hours or days. */
export function minutesText(t: Translate, minutes: number): string {
  if (minutes > 0 && minutes % 1440 === 0)
    return t('services-setup:days', { count: minutes / 1440 });
  if (minutes > 0 && minutes % 60 === 0) return t('common:duration.hours', { hours: minutes / 60 });
  return t('common:duration.minutes', { minutes });
}
