import { describe, expect, it } from 'vitest';
import {
  formatCalendarDay,
  formatDay,
  formatDayTime,
  formatCalendarDayInWords,
  formatListTime,
  formatDatedDay,
  formatLongDay,
  formatTime,
} from './dates.ts';

const rome = 'Europe/Rome';

describe('formatDay and formatTime', () => {
  it.each([
    { instant: '2026-11-20T08:04:00Z', zone: rome, day: '20/11/2026', time: '09:04' },
    { instant: '2026-11-20T23:30:00Z', zone: rome, day: '21/11/2026', time: '00:30' },
    { instant: '2026-11-20T23:30:00Z', zone: 'America/New_York', day: '20/11/2026', time: '18:30' },
    { instant: '2026-10-25T00:30:00Z', zone: rome, day: '25/10/2026', time: '02:30' },
    { instant: '2026-10-25T01:30:00Z', zone: rome, day: '25/10/2026', time: '02:30' },
  ])('format $instant in $zone as $day $time', ({ instant, zone, day, time }) => {
    const date = new Date(instant);
    expect(formatDay(date, zone)).toBe(day);
    expect(formatTime(date, zone)).toBe(time);
    expect(formatDayTime(date, zone)).toBe(`${day}, ${time}`);
  });
});

describe('formatLongDay', () => {
  it.each([
    ['en', 'Friday 20 November'],
    ['it', 'venerdì 20 novembre'],
  ] as const)('%s: %s', (language, text) => {
    expect(formatLongDay(new Date('2026-11-20T08:00:00Z'), rome, language)).toBe(text);
  });
});

describe('formatDatedDay', () => {
  it.each([
    { instant: '2026-11-20T08:00:00Z', day: 'Friday 20 November' },
    { instant: '2020-11-20T08:00:00Z', day: 'Friday 20 November 2020' },
    { instant: '2026-12-31T23:30:00Z', day: 'Friday 1 January 2027' },
  ])('$instant: $day', ({ instant, day }) => {
    const now = new Date('2026-06-01T08:00:00Z');
    expect(formatDatedDay(new Date(instant), now, rome, 'en')).toBe(day);
  });
});

describe('formatCalendarDay', () => {
  it('reorders year, month and day without a time zone', () =>
    expect(formatCalendarDay('2021-03-01')).toBe('01/03/2021'));
});

describe('formatListTime', () => {
  const now = new Date('2026-11-20T09:00:00Z');
  it.each([
    { why: 'today', instant: '2026-11-20T08:38:00Z', text: '09:38' },
    { why: 'before midnight', instant: '2026-11-19T22:59:00Z', text: 'Thu' },
    { why: 'nearly six days', instant: '2026-11-14T09:00:01Z', text: 'Sat' },
    { why: 'six days', instant: '2026-11-14T09:00:00Z', text: '14/11' },
    { why: 'another year', instant: '2025-12-31T12:00:00Z', text: '31/12/2025' },
    { why: 'in the future', instant: '2026-11-22T09:45:00Z', text: '22/11' },
  ])('$why → $text', ({ instant, text }) => {
    expect(formatListTime(new Date(instant), now, rome, 'en')).toBe(text);
  });
});

it.each([
  ['2024-02-10', 'en', '10 February 2024'],
  ['2024-10-02', 'en', '2 October 2024'],
  ['2024-02-10', 'it', '10 febbraio 2024'],
  ['2020-02-29', 'it', '29 febbraio 2020'],
] as const)('formatCalendarDayInWords writes %s in %s as %s', (day, language, words) => {
  expect(formatCalendarDayInWords(day, language)).toBe(words);
});
