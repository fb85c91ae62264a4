import type { Language } from '../languages.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const formatters = new Map<Language, Intl.RelativeTimeFormat>();

function formatter(language: Language) {
  const known = formatters.get(language);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'long' });
  formatters.set(language, made);
  return made;
}

/** How far an instant is from now in its largest whole unit: `in 2 days`, `4 minutes ago`, `now` under a minute. */
export function formatRelative(instant: Date, now: Date, language: Language): string {
  const distance = instant.getTime() - now.getTime();
  const unit = units.find(([, length]) => Math.abs(distance) >= length);
  if (!unit) return formatter(language).format(0, 'second');
  const [name, length] = unit;
  return formatter(language).format(Math.trunc(distance / length), name);
}
