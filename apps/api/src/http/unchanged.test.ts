import { describe, expect, it } from 'vitest';
import { createUnchanged } from './unchanged.ts';

const state = { snapshot: '10:12:' };
const asked = { accountId: 'vera', state, url: '/api/requests' };
const ETAG = 'W/"a"';

function remembering() {
  let now = Date.UTC(2026, 10, 24);
  const unchanged = createUnchanged({ now: () => new Date(now) });
  return { ...unchanged, advance: (seconds: number) => (now += seconds * 1000) };
}

describe('an answer that somebody has already', () => {
  it.each([
    { why: 'the same question', asks: {}, known: ETAG, same: true },
    {
      why: 'something was written',
      asks: { state: { snapshot: '10:13:' } },
      known: ETAG,
      same: false,
    },
    {
      why: 'a database that counts anew',
      asks: { state: { snapshot: '10:12:' } },
      known: ETAG,
      same: false,
    },
    { why: 'somebody else', asks: { accountId: 'olga' }, known: ETAG, same: false },
    { why: 'another list', asks: { url: '/api/requests?text=a' }, known: ETAG, same: false },
    { why: 'another answer', asks: {}, known: 'W/"b"', same: false },
    { why: 'nothing known', asks: {}, known: undefined, same: false },
  ])('$why: $same', ({ asks, known, same }) => {
    const { keep, has } = remembering();
    keep(asked, ETAG);
    expect(has({ ...asked, ...asks }, known)).toBe(same);
  });

  it('is looked for again after half a minute', () => {
    const { keep, has, advance } = remembering();
    keep(asked, ETAG);
    advance(29);
    expect(has(asked, ETAG)).toBe(true);
    advance(1);
    expect(has(asked, ETAG)).toBe(false);
  });

  it('is forgotten for newer ones, of which there are at most 20,000', () => {
    const { keep, has } = remembering();
    for (let nth = 0; nth <= 20_000; nth += 1) keep({ ...asked, url: `/api/${nth}` }, ETAG);
    expect(has({ ...asked, url: '/api/0' }, ETAG)).toBe(false);
    expect(has({ ...asked, url: '/api/1' }, ETAG)).toBe(true);
  });
});
