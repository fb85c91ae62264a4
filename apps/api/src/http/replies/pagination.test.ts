import { describe, expect, it } from 'vitest';
import { pageOfList } from './pagination.ts';

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const ids = (part: { readonly items: readonly { readonly id: string }[] }) =>
  part.items.map(({ id }) => id).join('');

describe('pageOfList', () => {
  it('returns the whole list without a limit', () => {
    expect(pageOfList(items, {})).toEqual({ items, next: null });
  });

  it.each([
    { limit: 2, pages: ['ab', 'cd', 'e'] },
    { limit: 5, pages: ['abcde'] },
    { limit: 200, pages: ['abcde'] },
    { limit: 1, pages: ['a', 'b', 'c', 'd', 'e'] },
  ])('returns pages of $limit', ({ limit, pages }) => {
    const shown: string[] = [];
    let cursor: string | undefined;
    do {
      const part = pageOfList(items, { limit, cursor });
      shown.push(ids(part));
      cursor = part.next ?? undefined;
    } while (cursor !== undefined);
    expect(shown).toEqual(pages);
  });

  it('skips nothing if the last item of a page was removed or items were added before it', () => {
    const cursor = pageOfList(items, { limit: 2 }).next ?? undefined;
    const without = items.filter(({ id }) => id !== 'b');
    expect(ids(pageOfList(without, { limit: 2, cursor }))).toBe('cd');
    expect(ids(pageOfList([{ id: 'z' }, ...items], { limit: 2, cursor }))).toBe('cd');
  });

  it('returns no items for an empty list and refuses an invalid cursor', () => {
    expect(pageOfList([], { limit: 2 })).toEqual({ items: [], next: null });
    expect(() => pageOfList(items, { limit: 2, cursor: 'x' })).toThrow(
      'Some fields are not valid.',
    );
  });
});
