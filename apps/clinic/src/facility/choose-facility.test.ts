import { describe, expect, it } from 'vitest';
import { chooseFacility } from './choose-facility.ts';

describe('chooseFacility', () => {
  const [rome, milan] = [{ id: 'rome' }, { id: 'milan' }];

  it.each([
    { why: 'the one chosen here', chosen: 'milan', facilities: [rome, milan], facility: milan },
    { why: 'nothing chosen: the first', chosen: null, facilities: [rome, milan], facility: rome },
    { why: 'left since: the first', chosen: 'turin', facilities: [rome, milan], facility: rome },
    { why: 'works nowhere yet', chosen: 'rome', facilities: [], facility: null },
  ])('$why', ({ chosen, facilities, facility }) => {
    expect(chooseFacility(facilities, chosen)).toBe(facility);
  });
});
