import type { EmailLanguage } from './email-text.ts';

/** Returns a moment as the clocks of a zone show it, in the reader's language. */
export function momentIn(language: EmailLanguage, zone: string, instant: string): string {
  return new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    timeZone: zone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(new Date(instant));
}
