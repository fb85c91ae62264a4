import { DAY_MINUTES } from '@zampa/domain/time/durations';
import type { Translate } from '@zampa/i18n/translator';

/** Returns the deposit as text. */
export const depositText = (t: Translate, percent: number): string =>
  percent === 0 ? t('services:setup.form.noDeposit') : `${percent} %`;

/** Returns whether a service is booked instantly or on request, as text. */
export const bookingText = (t: Translate, isInstant: boolean): string =>
  isInstant ? t('services:setup.form.instant') : t('services:setup.form.onRequest');

/** Returns the minimum notice for a booking as text. */
export const noticeText = (t: Translate, minutes: number): string =>
  minutes === 0 ? t('services:setup.form.noNotice') : minutesText(t, minutes);

/** Returns minutes as text, in days or hours if possible. */
export function minutesText(t: Translate, minutes: number): string {
  if (minutes > 0 && minutes % DAY_MINUTES === 0)
    return t('services:setup.days', { count: minutes / DAY_MINUTES });
  if (minutes > 0 && minutes % 60 === 0) return t('common:duration.hours', { hours: minutes / 60 });
  return t('common:duration.minutes', { minutes });
}
