import { dayIn } from '@zampa/domain/time/plain-days';
import { formatTime } from '@zampa/i18n/format/dates';
import type { Translate } from '@zampa/i18n/translator';

/** Formats the time of a dose: `08:00`, or `Yesterday 20:00` for one that is still unanswered. */
export function doseTimeText(t: Translate, dueAt: string, now: Date, zone: string): string {
  const due = new Date(dueAt);
  const time = formatTime(due, zone);
  return dayIn(due, zone) < dayIn(now, zone) ? t('health:therapy.yesterday', { time }) : time;
}
