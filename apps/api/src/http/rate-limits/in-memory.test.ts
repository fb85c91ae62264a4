import { expect, it } from 'vitest';
import { createCallLimiter, createMemoryCounter, createMessageLimiter } from './in-memory.ts';

it('lets five messages of a socket that somebody types pass in a second', () => {
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

it('counts calls of each person for themselves', () => {
  const countCall = createCallLimiter(() => 61_000);
  for (let call = 0; call < 1200; call += 1) countCall('one');
  countCall('another');
  expect(() => countCall('one')).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfter: 59 }),
  );
});

it('forgets a window with the next one, also when the clock goes back', () => {
  let now = 120_000;
  const limit = { name: 'x', who: 'network', most: 1, seconds: 60, guards: '' } as const;
  const count = createMemoryCounter(limit, () => now);
  expect([count('a'), count('a'), count('b')]).toEqual([null, 60, null]);
  now = 60_000;
  expect(count('a')).toBeNull();
});
