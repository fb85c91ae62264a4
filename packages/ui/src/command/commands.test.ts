import { describe, expect, it } from 'vitest';
import { indexAfterKey } from './commands.ts';

describe('indexAfterKey', () => {
  it.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['PageDown', 0, 3, 2],
    ['PageUp', 2, 3, 0],
    ['a', 1, 3, null],
    ['Home', 1, 3, null],
    ['ArrowDown', 0, 0, null],
  ])('for %s at %i of %i is %s', (key, at, length, next) => {
    expect(indexAfterKey(key, at, length)).toBe(next);
  });
});
