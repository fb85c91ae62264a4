import { describe, expect, it } from 'vitest';
import { firstStatus } from './first-status.ts';

describe('firstStatus', () => {
  const asked = { party: 'owner', hasTime: true, upfront: false, instant: false } as const;
  it.each([
    [{ ...asked, hasTime: false, upfront: true }, 'TO_BE_BOOKED'],
    [{ ...asked, upfront: true, instant: true }, 'RESERVATION'],
    [{ ...asked, party: 'facility', upfront: true }, 'RESERVATION'],
    [{ ...asked, party: 'facility' }, 'NEW'],
    [{ ...asked, instant: true }, 'NEW'],
    [asked, 'TO_BE_CONFIRMED'],
  ] as const)('%o is %s', (booking, status) => {
    expect(firstStatus(booking)).toBe(status);
  });
});
