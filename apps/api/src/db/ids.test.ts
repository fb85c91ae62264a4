import { isCode } from '@zampa/domain/facilities/codes';
import { validate, version } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newCode, newId } from './ids.ts';

/** More than fit into one batch of random bytes. */
const MANY = 10_000;
const several = (make: () => string) => Array.from({ length: MANY }, make);

describe('newId', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('creates unique UUIDs of version 7', () => {
    const ids = several(newId);
    expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
    expect(new Set(ids).size).toBe(MANY);
  });

  it('creates ascending ids, also within one millisecond and when the clock goes back', () => {
    const ids = several(newId);
    vi.setSystemTime(Date.now() + 1);
    ids.push(...several(newId));
    vi.setSystemTime(Date.now() - 1000);
    ids.push(...several(newId));
    expect(ids).toEqual(ids.toSorted());
  });

  it('contains the time of creation', () => {
    vi.setSystemTime('2100-01-01T00:00:00Z');
    const millisecond = Number.parseInt(newId().replace('-', '').slice(0, 12), 16);
    expect(millisecond).toBe(Date.parse('2100-01-01T00:00:00Z'));
  });
});

describe('newCode', () => {
  it('creates unique codes', () => {
    const codes = several(newCode);
    expect(codes.every(isCode)).toBe(true);
    expect(new Set(codes).size).toBe(MANY);
  });
});
