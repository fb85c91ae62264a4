import { describe, expect, it } from 'vitest';
import { actionOfKey } from './request-keys.ts';

describe('actionOfKey', () => {
  it.each([
    ['?', 'help'],
    ['/', 'focus'],
    ['a', 'press'],
    ['p', 'press'],
    ['f', 'press'],
    ['j', null],
    ['A', null],
    ['Escape', null],
  ])('returns for %s: %s', (key, action) => {
    expect(actionOfKey(key)).toBe(action);
  });
});
