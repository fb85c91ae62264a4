import { describe, expect, it } from 'vitest';
import { parseMinute, validateHours, formatMinute } from './weekly-hours.ts';

describe('parseMinute', () => {
  it.each([
    ['00:00', 0],
    ['09:30', 570],
    ['23:59', 1439],
    ['24:00', 1440],
    ['24:01', null],
    ['25:00', null],
    ['09:60', null],
    ['9:00', null],
    ['09:00:00', null],
    ['', null],
    ['ab:cd', null],
  ])('parses %s as %s', (time, minute) => {
    expect(parseMinute(time)).toBe(minute);
  });

  it('inverts formatMinute for every minute of the day', () => {
    const minutes = Array.from({ length: 1441 }, (_none, minute) => minute);
    expect(minutes.map((minute) => parseMinute(formatMinute(minute)))).toEqual(minutes);
  });
});

describe('validateHours', () => {
  const span = (weekday: number, from: string, to: string) => ({ weekday, from, to });
  it.each([
    { why: 'empty hours', spans: [], problems: [] },
    {
      why: 'a morning and an afternoon that touch',
      spans: [span(1, '09:00', '13:00'), span(1, '13:00', '24:00')],
      problems: [],
    },
    {
      why: 'the same hours on two days',
      spans: [span(1, '09:00', '13:00'), span(7, '09:00', '13:00')],
      problems: [],
    },
    {
      why: 'an overlap, reported at the later index',
      spans: [span(2, '12:00', '18:00'), span(2, '09:00', '12:01')],
      problems: [{ index: 1, field: 'from', code: 'overlap' }],
    },
    {
      why: 'touching spans in reverse order',
      spans: [span(2, '12:00', '18:00'), span(2, '09:00', '12:00')],
      problems: [],
    },
    {
      why: 'separate spans',
      spans: [span(2, '12:00', '18:00'), span(2, '19:00', '20:00')],
      problems: [],
    },
    {
      why: 'hours within an invalid span, which alone is reported',
      spans: [span(2, '18:00', '08:00'), span(2, '07:00', '19:00')],
      problems: [{ index: 0, field: 'to', code: 'ends_before_start' }],
    },
    {
      why: 'an empty span',
      spans: [span(2, '09:00', '09:00')],
      problems: [{ index: 0, field: 'to', code: 'ends_before_start' }],
    },
    {
      why: 'a span across midnight',
      spans: [span(2, '22:00', '06:00')],
      problems: [{ index: 0, field: 'to', code: 'ends_before_start' }],
    },
    {
      why: 'invalid days and times',
      spans: [
        span(0, '09:00', '10:00'),
        span(8, '09:00', '10:00'),
        span(1, '9', '10:00'),
        span(1, '09:00', '25:00'),
      ],
      problems: [
        { index: 0, field: 'weekday', code: 'invalid_weekday' },
        { index: 1, field: 'weekday', code: 'invalid_weekday' },
        { index: 2, field: 'from', code: 'invalid_time' },
        { index: 3, field: 'to', code: 'invalid_time' },
      ],
    },
  ])('checks $why', ({ spans, problems }) => {
    expect(validateHours(spans)).toEqual(problems);
  });
});
