import { expect, it } from 'vitest';
import { periodTitle } from './period-title.ts';
import { visibleDays } from './visible-days.ts';

it.each([
  { view: 'day', day: '2026-11-20', language: 'en', title: 'Friday 20 November' },
  { view: 'day', day: '2027-03-28', language: 'it', title: 'domenica 28 marzo 2027' },
  { view: 'month', day: '2026-11-20', language: 'it', title: 'novembre 2026' },
  { view: 'week', day: '2026-11-20', language: 'en', title: '16 – 22 Nov 2026' },
  { view: 'week', day: '2026-12-01', language: 'it', title: '30 nov – 6 dic 2026' },
] as const)(
  'periodTitle for the $view view of $day in $language',
  ({ view, day, language, title }) => {
    const written = periodTitle(view, day, visibleDays(view, day), '2026-01-01', language);
    expect(written.replaceAll(/[\s\u2009]+/g, ' ').replaceAll('\u2013', '–')).toBe(
      title.replaceAll(/\s+/g, ' '),
    );
  },
);
