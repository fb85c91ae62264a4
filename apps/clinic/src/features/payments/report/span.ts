import type { Language } from '@zampa/domain/people/languages';
import { dayIn } from '@zampa/domain/time/plain-days';
import { wallAt } from '@zampa/domain/time/wall-day';

export const SPAN_UNITS = ['month', 'year'] as const;
export type SpanUnit = (typeof SPAN_UNITS)[number];

/** Days in the facility's calendar, both inclusive. */
export type Span = { readonly unit: SpanUnit; readonly from: string; readonly to: string };

/** Returns the month or the year that contains a day. */
export function spanContaining(unit: SpanUnit, day: string): Span {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = unit === 'year' ? Date.UTC(year, 0, 1) : Date.UTC(year, month - 1, 1);
  const last = unit === 'year' ? Date.UTC(year, 12, 0) : Date.UTC(year, month, 0);
  return { unit, from: utcDay(first), to: utcDay(last) };
}

/** Returns the current month in a time zone. */
export const currentMonth = (zone: string): Span =>
  spanContaining('month', dayIn(new Date(), zone));

/** Returns the span that is `steps` months or years later, or earlier if `steps` is negative. */
export function shiftedSpan({ unit, from }: Span, steps: number): Span {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const first =
    unit === 'year' ? Date.UTC(year + steps, 0, 1) : Date.UTC(year, month - 1 + steps, 1);
  return spanContaining(unit, utcDay(first));
}

const utcDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT' };

/** Returns the title of a span: `November 2026` or `2026`. */
export const spanTitle = ({ unit, from }: Span, language: Language): string =>
  unit === 'year'
    ? from.slice(0, 4)
    : new Intl.DateTimeFormat(locales[language], {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(wallAt(from));
