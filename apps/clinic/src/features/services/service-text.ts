import { DAY_MINUTES } from '@zampa/domain/time/durations';
import type { Translate } from '@zampa/i18n/translator';

/** Returns how much of a price is paid in advance. */
export const depositText = (t: Translate, percent: number): string =>
  percent === 0 ? t('services-setup:form.noDeposit') : `${percent} %`;

/** Returns whether a service is booked at once, or after the clinic agrees. */
export const bookingText = (t: Translate, isInstant: boolean): string =>
  isInstant ? t('services-setup:form.instant') : t('services-setup:form.onRequest');

/** Returns how long beforehand a service has to be booked. */
export const noticeText = (t: Translate, minutes: number): string =>
  minutes === 0 ? t('services-setup:form.noNotice') : minutesText(t, minutes);

/** Returns a number of minutes as people say it: minutes, hours or days. */
export function minutesText(t: Translate, minutes: number): string {
  if (minutes > 0 && minutes % DAY_MINUTES === 0)
    return t('services-setup:days', { count: minutes / DAY_MINUTES });
  if (minutes > 0 && minutes % 60 === 0) return t('common:duration.hours', { hours: minutes / 60 });
  return t('common:duration.minutes', { minutes });
}
