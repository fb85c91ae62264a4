import { describe, expect, it } from 'vitest';
import { mayBeAssigned } from './assignment.ts';

describe('mayBeAssigned', () => {
  it.each([
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [5, false],
    [6, true],
    [7, false],
    [8, false],
    [9, false],
    [-1, false],
  ])('role %i: returns %s', (roleId, may) => {
    expect(mayBeAssigned(roleId)).toBe(may);
  });
});
