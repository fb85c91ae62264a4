import type { Age } from '@zampa/domain/pets/age';
import type { Translate } from '../translator.ts';

/** Formats an age in its largest unit: years from the first birthday, then months, and weeks in the first month. */
export function formatAge(t: Translate, { years, months, weeks }: Age): string {
  if (years > 0) return t('common:age.years', { count: years });
  if (months > 0) return t('common:age.months', { count: months });
  return weeks > 0 ? t('common:age.weeks', { count: weeks }) : t('common:age.newborn');
}

/** Formats a duration: `45 min`, `2 h`, `1 h 5 min`. */
export function formatDuration(
  t: Translate,
  { hours, minutes }: { hours: number; minutes: number },
): string {
  if (hours === 0) return t('common:duration.minutes', { minutes });
  return minutes === 0
    ? t('common:duration.hours', { hours })
    : t('common:duration.hoursMinutes', { hours, minutes });
}
