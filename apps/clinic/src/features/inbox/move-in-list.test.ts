import { describe, expect, it } from 'vitest';
import { rowAfterKey } from './move-in-list.ts';

describe('rowAfterKey', () => {
  it.each([
    { why: 'down', key: 'ArrowDown', current: 0, length: 3, row: 1 },
    { why: 'j is down', key: 'j', current: 1, length: 3, row: 2 },
    { why: 'up', key: 'ArrowUp', current: 2, length: 3, row: 1 },
    { why: 'k is up', key: 'k', current: 1, length: 3, row: 0 },
    { why: 'stays at the end', key: 'j', current: 2, length: 3, row: 2 },
    { why: 'stays at the start', key: 'k', current: 0, length: 3, row: 0 },
    { why: 'enters at the first', key: 'k', current: -1, length: 3, row: 0 },
    { why: 'an empty list', key: 'j', current: -1, length: 0, row: null },
    { why: 'another key', key: 'x', current: 0, length: 3, row: null },
  ])('returns $row for $key from $current: $why', ({ key, current, length, row }) => {
    expect(rowAfterKey(key, current, length)).toBe(row);
  });
});
