import { expect, it } from 'vitest';
import { createCallLimiter, createMemoryCounter, createMessageLimiter } from './in-memory.ts';

it('createMessageLimiter lets five typing messages per second pass', () => {
  let now = 10_000;
  const secondsToWait = createMessageLimiter(() => now);
  const flood = () =>
    Array.from({ length: 8 }, () => secondsToWait('publishTyping')).filter((wait) => wait === null)
      .length;
  expect(flood()).toBe(5);
  now += 999;
  expect(flood()).toBe(0);
  now += 1;
  expect(flood()).toBe(5);
});

it('createCallLimiter counts each person separately', () => {
  const countCall = createCallLimiter(() => 61_000);
  for (let call = 0; call < 1200; call += 1) countCall('one');
  countCall('another');
  expect(() => countCall('one')).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfter: 59 }),
  );
});

it('createMemoryCounter starts again with a new window, also when the clock goes back', () => {
  let now = 120_000;
  const limit = { name: 'x', countedBy: 'network', most: 1, seconds: 60, guards: '' } as const;
  const count = createMemoryCounter(limit, () => now);
  expect([count('a'), count('a'), count('b')]).toEqual([null, 60, null]);
  now = 60_000;
  expect(count('a')).toBeNull();
});
