import { zoneName } from '@zampa/domain/time/zone-name';
import type { EmailLanguage } from './email-text.ts';

/** Formats an instant as date and time in a time zone and language. */
export function momentIn(language: EmailLanguage, zone: string, instant: string): string {
  return new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    timeZone: zone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(new Date(instant));
}

/** Formats an instant and names the time zone, for readers who may be in another one. */
export const momentWithZone = (language: EmailLanguage, zone: string, instant: string): string =>
  `${momentIn(language, zone, instant)} (${zoneName(zone, language, new Date(instant))})`;
