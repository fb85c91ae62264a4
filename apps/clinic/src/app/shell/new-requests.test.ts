import { describe, expect, it } from 'vitest';
import { areMore } from './new-requests.ts';

describe('areMore', () => {
  it.each([
    { before: undefined, after: 11, more: false, because: 'they were there when it was opened' },
    { before: 0, after: 1, more: true, because: 'the first has come' },
    { before: 4, after: 5, more: true, because: 'one more has come' },
    { before: 5, after: 5, more: false, because: 'nothing has changed' },
    { before: 5, after: 4, more: false, because: 'one was started' },
    { before: 5, after: undefined, more: false, because: 'it is not known any more' },
  ])('$before, then $after: $more, since $because', ({ before, after, more }) => {
    const facilityId = 'san-luca';
    expect(areMore({ facilityId, count: before }, { facilityId, count: after })).toBe(more);
  });

  it('does not take what another facility has for more', () => {
    const before = { facilityId: 'san-luca', count: 1 };
    expect(areMore(before, { facilityId: 'aurora', count: 7 })).toBe(false);
  });
});
