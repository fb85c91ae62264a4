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

/** Formats a calendar day (`YYYY-MM-DD`) in a language. */
export const longDay = (language: EmailLanguage, day: string): string =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    timeZone: 'UTC',
    dateStyle: 'long',
  }).format(new Date(`${day}T00:00:00Z`));
