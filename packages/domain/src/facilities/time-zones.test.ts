import { expect, it } from 'vitest';
import { TIME_ZONES } from './time-zones.ts';

it('TIME_ZONES has 32 distinct zones that the runtime supports', () => {
  expect(TIME_ZONES).toHaveLength(32);
  expect(new Set(TIME_ZONES).size).toBe(32);
  for (const timeZone of TIME_ZONES)
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});
