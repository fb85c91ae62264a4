import type { Language } from '@zampa/domain/people/languages';
import { formatDay } from './dates.ts';

const DAY_MS = 86_400_000;

/** Returns `Today`, `Tomorrow` or `Thu 26`, in a time zone. */
export function shortDay(instant: string, now: Date, zone: string, language: Language): string {
  const at = new Date(instant);
  const day = formatDay(at, zone);
  const ahead = [0, 1].find(
    (days) => formatDay(new Date(now.getTime() + days * DAY_MS), zone) === day,
  );
  const text =
    ahead === undefined
      ? new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', timeZone: zone })
          .formatToParts(at)
          .filter(({ type }) => type === 'weekday' || type === 'day')
          .toSorted((a, b) => Number(a.type === 'day') - Number(b.type === 'day'))
          .map(({ value }) => value)
          .join(' ')
      : new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(ahead, 'day');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
