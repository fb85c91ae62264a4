import { describe, expect, it } from 'vitest';
import { conversationsIn, withConversation } from './pages.ts';
import type { ConversationPages } from './queries.ts';
import { conversation } from '../conversations/samples.test-data.ts';

const named = (id: string) => ({ ...conversation([1]), id });
const [a, b, c] = [named('a'), named('b'), named('c')];
const pages: ConversationPages = {
  pages: [
    { items: [a, b], next: 'more', total: 3 },
    { items: [c], next: null, total: 3 },
  ],
  pageParams: [null, 'more'],
};

it('pages are one list, and none before they have come', () => {
  expect(conversationsIn(pages)).toEqual([a, b, c]);
  expect(conversationsIn(undefined)).toEqual([]);
});

it('changes one conversation, and leaves the others the very same objects', () => {
  const changed = withConversation(pages, 'b', (known) => ({ ...known, unread: 7 }));
  const [first, second, third] = conversationsIn(changed);
  expect(second).toEqual({ ...b, unread: 7 });
  expect([first, third]).toEqual([a, c]);
  expect(first).toBe(a);
  expect(third).toBe(c);
  expect(changed.pages.map(({ next }) => next)).toEqual(['more', null]);
});

it.each([
  [
    'it is not in them',
    'other',
    (): never => {
      throw new Error('changed what is not there');
    },
  ],
  ['it stays as it was', 'b', <Same>(known: Same) => known],
] as const)('are the very same object when %s', (_why, id, change) => {
  expect(withConversation(pages, id, change)).toBe(pages);
});

/** Conversations by the second of their latest change, in pages. */
const pagesOf = (...seconds: readonly (readonly number[])[]): ConversationPages => ({
  pages: seconds.map((seqs) => ({
    items: seqs.map((seq) => ({ ...conversation([seq]), id: `c${seq}` })),
    next: null,
    total: null,
  })),
  pageParams: seconds.map(() => null),
});
const idsOf = (all: ConversationPages) => all.pages.map(({ items }) => items.map(({ id }) => id));
const changedAt = (second: number) => conversation([second]).dateUpdated;

describe('withConversation', () => {
  const listed = pagesOf([9, 7], [5, 3]);

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
    const after = withConversation(listed, id, (known) => ({
      ...known,
      unread: 4,
      dateUpdated: changedAt(at),
    }));
    expect(idsOf(after)).toEqual(order);
    expect(conversationsIn(after).find((each) => each.id === id)?.unread).toBe(4);
  });
});
