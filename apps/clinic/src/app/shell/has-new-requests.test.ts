import { describe, expect, it } from 'vitest';
import { hasNewRequests } from './has-new-requests.ts';

describe('hasNewRequests', () => {
  it.each([
    { before: undefined, after: 11, more: false, because: 'all existed at the start' },
    { before: 0, after: 1, more: true, because: 'the first request arrived' },
    { before: 4, after: 5, more: true, because: 'another request arrived' },
    { before: 5, after: 5, more: false, because: 'nothing has changed' },
    { before: 5, after: 4, more: false, because: 'a request was started' },
    { before: 5, after: undefined, more: false, because: 'the count is unavailable' },
  ])('returns $more for $before, then $after, because $because', ({ before, after, more }) => {
    const facilityId = 'san-luca';
    expect(hasNewRequests({ facilityId, count: before }, { facilityId, count: after })).toBe(more);
  });

  it('returns false after a switch to another facility', () => {
    const before = { facilityId: 'san-luca', count: 1 };
    expect(hasNewRequests(before, { facilityId: 'aurora', count: 7 })).toBe(false);
  });
});
