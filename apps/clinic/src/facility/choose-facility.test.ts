import { describe, expect, it } from 'vitest';
import { chooseFacility } from './choose-facility.ts';

describe('chooseFacility', () => {
  const [rome, milan] = [{ id: 'rome' }, { id: 'milan' }];

  it.each([
    { why: 'the chosen one', chosen: 'milan', facilities: [rome, milan], facility: milan },
    { why: 'the first if none is chosen', chosen: null, facilities: [rome, milan], facility: rome },
    { why: 'the first if it is gone', chosen: 'turin', facilities: [rome, milan], facility: rome },
    { why: 'null for a user without a facility', chosen: 'rome', facilities: [], facility: null },
  ])('returns the facility to work for: $why', ({ chosen, facilities, facility }) => {
    expect(chooseFacility(facilities, chosen)).toBe(facility);
  });
});
