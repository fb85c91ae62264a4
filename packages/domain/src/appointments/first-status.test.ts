import { describe, expect, it } from 'vitest';
import { firstStatus } from './first-status.ts';

describe('firstStatus', () => {
  const request = { party: 'owner', hasTime: true, upfront: false, instant: false } as const;
  it.each([
    [{ ...request, hasTime: false, upfront: true }, 'TO_BE_BOOKED'],
    [{ ...request, upfront: true, instant: true }, 'RESERVATION'],
    [{ ...request, party: 'facility', upfront: true }, 'RESERVATION'],
    [{ ...request, party: 'facility' }, 'NEW'],
    [{ ...request, instant: true }, 'NEW'],
    [request, 'TO_BE_CONFIRMED'],
  ] as const)('a booking with %o starts as %s', (booking, status) => {
    expect(firstStatus(booking)).toBe(status);
  });
});
