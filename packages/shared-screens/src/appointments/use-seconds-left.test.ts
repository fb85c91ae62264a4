import { expect, it } from 'vitest';
import { formatCountdown } from './use-seconds-left.ts';

it.each([
  { seconds: 600, text: '10:00' },
  { seconds: 65, text: '1:05' },
  { seconds: 9, text: '0:09' },
  { seconds: 0, text: '0:00' },
])('formatCountdown formats $seconds s as $text', ({ seconds, text }) => {
  expect(formatCountdown(seconds)).toBe(text);
});
