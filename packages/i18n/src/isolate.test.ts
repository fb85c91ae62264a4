import { expect, it } from 'vitest';
import { isolateDirection } from './isolate.ts';

it.each([
  ['محمد علي', '\u2068محمد علي\u2069'],
  ['דנה', '\u2068דנה\u2069'],
  ['Anna محمد', '\u2068Anna محمد\u2069'],
  ['Иван Петров', 'Иван Петров'],
  ['王小明', '王小明'],
  ['10:30, 29/11/2026', '10:30, 29/11/2026'],
])('isolateDirection turns %j into %j', (text, isolated) => {
  expect(isolateDirection(text)).toBe(isolated);
});
