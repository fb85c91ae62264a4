import type { Translate } from '@zampa/i18n/translator';
import { wallDate } from '@zampa/domain/time/wall-date';
import { partOfDay } from './part-of-day.ts';

/** Returns a greeting for the current time of day in the facility's time zone. */
export function greetingText(t: Translate, name: string, zone: string, now: Date): string {
  switch (partOfDay(wallDate(now, zone).getUTCHours())) {
    case 'morning':
      return t('home:greeting.morning', { name });
    case 'afternoon':
      return t('home:greeting.afternoon', { name });
    case 'evening':
      return t('home:greeting.evening', { name });
  }
}
