import { expect, it } from 'vitest';
import { parseDay } from './parse-day.ts';

it.each([
  { typed: '30/11/2026', day: '2026-11-30' },
  { typed: '3.2.26', day: '2026-02-03' },
  { typed: ' 30-11 ', day: '2025-11-30' },
  { typed: '2026-11-30', day: '2026-11-30' },
  { typed: '29/02/2024', day: '2024-02-29' },
  { typed: '29/02/2026', day: null },
  { typed: '31/04/2026', day: null },
  { typed: '11/30/2026', day: null },
  { typed: '30/11/202', day: null },
  { typed: '30', day: null },
  { typed: '', day: null },
])('parseDay reads "$typed" as $day', ({ typed, day }) => {
  expect(parseDay(typed, '2025-06-01')).toBe(day);
});
