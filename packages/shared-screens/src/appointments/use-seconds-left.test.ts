import { expect, it } from 'vitest';
import { clockText } from './use-seconds-left.ts';

it.each([
  { seconds: 600, text: '10:00' },
  { seconds: 65, text: '1:05' },
  { seconds: 9, text: '0:09' },
  { seconds: 0, text: '0:00' },
])('$seconds s → $text', ({ seconds, text }) => {
  expect(clockText(seconds)).toBe(text);
});
