import type { Translate } from '@zampa/i18n/translator';
import { hourIn, partOfDay } from './part-of-day.ts';

/** A greeting for the time that the facility's clocks show. */
export function greetingText(t: Translate, name: string, zone: string, now: Date): string {
  switch (partOfDay(hourIn(zone, now))) {
    case 'morning':
      return t('home:greeting.morning', { name });
    case 'afternoon':
      return t('home:greeting.afternoon', { name });
    case 'evening':
      return t('home:greeting.evening', { name });
  }
}
