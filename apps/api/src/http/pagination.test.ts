import { describe, expect, it } from 'vitest';
import { partOf } from './pagination.ts';

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const ids = (part: { readonly items: readonly { readonly id: string }[] }) =>
  part.items.map(({ id }) => id).join('');

describe('partOf', () => {
  it('is all of a list where no page is asked for', () => {
    expect(partOf(items, {})).toEqual({ items, next: null });
  });

  it.each([
    { limit: 2, pages: ['ab', 'cd', 'e'] },
    { limit: 5, pages: ['abcde'] },
    { limit: 200, pages: ['abcde'] },
    { limit: 1, pages: ['a', 'b', 'c', 'd', 'e'] },
  ])('comes in pages of $limit', ({ limit, pages }) => {
    const shown: string[] = [];
    let cursor: string | undefined;
    do {
      const part = partOf(items, { limit, cursor });
      shown.push(ids(part));
      cursor = part.next ?? undefined;
    } while (cursor !== undefined);
    expect(shown).toEqual(pages);
  });

  it('leaves nothing out when what a page ended with is gone, or more came before it', () => {
    const cursor = partOf(items, { limit: 2 }).next ?? undefined;
    const without = items.filter(({ id }) => id !== 'b');
    expect(ids(partOf(without, { limit: 2, cursor }))).toBe('cd');
    expect(ids(partOf([{ id: 'z' }, ...items], { limit: 2, cursor }))).toBe('cd');
  });

  it('is nothing of an empty list, and refuses a cursor that is none', () => {
    expect(partOf([], { limit: 2 })).toEqual({ items: [], next: null });
    expect(() => partOf(items, { limit: 2, cursor: 'x' })).toThrow('Some fields are not valid.');
  });
});
