import { expect, it } from 'vitest';
import { hoursText } from './hours-text.ts';

const span = (weekday: number, from: string, to: string) => ({ weekday, from, to });
const week = [1, 2, 3, 4, 5].map((weekday) => span(weekday, '09:00', '13:00'));

it.each([
  { spans: [], text: '' },
  { spans: week, text: 'Mon–Fri 09:00–13:00' },
  {
    spans: [...week, span(3, '15:00', '19:00'), span(6, '09:00', '12:00')],
    text: 'Mon–Tue 09:00–13:00, Wed 09:00–13:00 15:00–19:00, Thu–Fri 09:00–13:00, Sat 09:00–12:00',
  },
  {
    spans: [span(1, '09:00', '13:00'), span(3, '09:00', '13:00')],
    text: 'Mon 09:00–13:00, Wed 09:00–13:00',
  },
])('hoursText returns “$text”', ({ spans, text }) => {
  expect(hoursText(spans, 'en')).toBe(text);
});
