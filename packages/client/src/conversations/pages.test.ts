import { describe, expect, it } from 'vitest';
import { conversationsIn, withConversation } from './pages.ts';
import type { ConversationPages } from './queries.ts';
import { conversation } from './samples.test-data.ts';

/** Conversations by the second of their latest change, in pages. */
const pagesOf = (...pages: readonly (readonly number[])[]): ConversationPages => ({
  pages: pages.map((seqs) => ({
    items: seqs.map((seq) => ({ ...conversation([seq]), id: `c${seq}` })),
    next: null,
    total: null,
  })),
  pageParams: pages.map(() => null),
});
const idsOf = (pages: ConversationPages) =>
  pages.pages.map(({ items }) => items.map(({ id }) => id));
const changedAt = (second: number) => conversation([second]).dateUpdated;

describe('withConversation', () => {
  const pages = pagesOf([9, 7], [5, 3]);

  it.each([
    {
      why: 'news rise to the top, from whatever page',
      id: 'c3',
      at: 10,
      order: [['c3', 'c9', 'c7'], ['c5']],
    },
    {
      why: 'news of the first stay there',
      id: 'c9',
      at: 10,
      order: [
        ['c9', 'c7'],
        ['c5', 'c3'],
      ],
    },
    {
      why: 'what is no news stays where it is',
      id: 'c5',
      at: 5,
      order: [
        ['c9', 'c7'],
        ['c5', 'c3'],
      ],
    },
    {
      why: 'what came late stays where it is',
      id: 'c5',
      at: 8,
      order: [
        ['c9', 'c7'],
        ['c5', 'c3'],
      ],
    },
  ])('$why', ({ id, at, order }) => {
    const after = withConversation(pages, id, (known) => ({
      ...known,
      unread: 4,
      dateUpdated: changedAt(at),
    }));
    expect(idsOf(after)).toEqual(order);
    expect(conversationsIn(after).find((each) => each.id === id)?.unread).toBe(4);
  });

  it.each([
    ['is not in them', 'unknown'],
    ['stays as it was', 'c5'],
  ])('gives back the very same when the conversation %s', (_why, id) => {
    expect(withConversation(pages, id, (known) => known)).toBe(pages);
  });
});
