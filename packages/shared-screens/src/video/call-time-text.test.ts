import { expect, it } from 'vitest';
import { callTimeText } from './call-time-text.ts';

it.each([
  { ms: 0, text: '00:00' },
  { ms: 999, text: '00:00' },
  { ms: 61_000, text: '01:01' },
  { ms: 3_599_000, text: '59:59' },
  { ms: 3_600_000, text: '1:00:00' },
  { ms: 37_325_000, text: '10:22:05' },
])('callTimeText formats $ms ms as $text', ({ ms, text }) => {
  expect(callTimeText(ms)).toBe(text);
});
