import { describe, expect, it } from 'vitest';
import { createEtagCache } from './etag-cache.ts';

const state = { snapshot: '10:12:' };
const request = { accountId: 'vera', state, url: '/api/requests' };
const ETAG = 'W/"a"';

function remembering() {
  let now = Date.UTC(2026, 10, 24);
  const unchanged = createEtagCache({ now: () => new Date(now) });
  return { ...unchanged, advance: (seconds: number) => (now += seconds * 1000) };
}

describe('createEtagCache', () => {
  it.each([
    { why: 'the same request', asks: {}, known: ETAG, same: true },
    {
      why: 'a request after a write',
      asks: { state: { snapshot: '10:13:' } },
      known: ETAG,
      same: false,
    },
    {
      why: 'a restarted database with the same snapshot',
      asks: { state: { snapshot: '10:12:' } },
      known: ETAG,
      same: false,
    },
    { why: 'another account', asks: { accountId: 'olga' }, known: ETAG, same: false },
    { why: 'another list', asks: { url: '/api/requests?text=a' }, known: ETAG, same: false },
    { why: 'another ETag', asks: {}, known: 'W/"b"', same: false },
    { why: 'a request without an ETag', asks: {}, known: undefined, same: false },
  ])('reports a match ($same) for $why', ({ asks, known: knownEtag, same }) => {
    const { save, has } = remembering();
    save(request, ETAG);
    expect(has({ ...request, ...asks }, knownEtag)).toBe(same);
  });

  it('expires a response after 30 seconds', () => {
    const { save, has, advance } = remembering();
    save(request, ETAG);
    advance(29);
    expect(has(request, ETAG)).toBe(true);
    advance(1);
    expect(has(request, ETAG)).toBe(false);
  });

  it('keeps at most 20,000 responses and drops the oldest', () => {
    const { save, has } = remembering();
    for (let nth = 0; nth <= 20_000; nth += 1) save({ ...request, url: `/api/${nth}` }, ETAG);
    expect(has({ ...request, url: '/api/0' }, ETAG)).toBe(false);
    expect(has({ ...request, url: '/api/1' }, ETAG)).toBe(true);
  });
});
