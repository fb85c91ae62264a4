import { describe, expect, it } from 'vitest';
import { type ConversationPages, conversationsIn, withConversation } from './pages.ts';
import { conversation } from '../samples.test-data.ts';

const conversationWithId = (id: string) => ({ ...conversation([1]), id });
const [a, b, c] = [conversationWithId('a'), conversationWithId('b'), conversationWithId('c')];
const pages: ConversationPages = {
  pages: [
    { items: [a, b], next: 'more', total: 3 },
    { items: [c], next: null, total: 3 },
  ],
  pageParams: [null, 'more'],
};

it('conversationsIn returns all pages as one list, and an empty list before they have loaded', () => {
  expect(conversationsIn(pages)).toEqual([a, b, c]);
  expect(conversationsIn(undefined)).toEqual([]);
});

it('withConversation changes one conversation and keeps the other objects', () => {
  const changed = withConversation(pages, 'b', (item) => ({ ...item, unread: 7 }));
  const [first, second, third] = conversationsIn(changed);
  expect(second).toEqual({ ...b, unread: 7 });
  expect([first, third]).toEqual([a, c]);
  expect(first).toBe(a);
  expect(third).toBe(c);
  expect(changed.pages.map(({ next }) => next)).toEqual(['more', null]);
});

it.each([
  [
    'the conversation is not listed',
    'other',
    (): never => {
      throw new Error('changed what is not there');
    },
  ],
  ['the conversation is unchanged', 'b', <Same>(item: Same) => item],
] as const)('withConversation returns the same object when %s', (_why, id, change) => {
  expect(withConversation(pages, id, change)).toBe(pages);
});

/** Pages of conversations, each identified by the second of its last change. */
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
      why: 'the latest change moves to the top from any page',
      id: 'c3',
      at: 10,
      order: [['c3', 'c9', 'c7'], ['c5']],
    },
    {
      why: 'a change of the first conversation keeps it first',
      id: 'c9',
      at: 10,
      order: [
        ['c9', 'c7'],
        ['c5', 'c3'],
      ],
    },
    {
      why: 'an update without a new date keeps its position',
      id: 'c5',
      at: 5,
      order: [
        ['c9', 'c7'],
        ['c5', 'c3'],
      ],
    },
    {
      why: 'a late update keeps its position',
      id: 'c5',
      at: 8,
      order: [
        ['c9', 'c7'],
        ['c5', 'c3'],
      ],
    },
  ])('keeps the right order: $why', ({ id, at, order }) => {
    const after = withConversation(listed, id, (item) => ({
      ...item,
      unread: 4,
      dateUpdated: changedAt(at),
    }));
    expect(idsOf(after)).toEqual(order);
    expect(conversationsIn(after).find((each) => each.id === id)?.unread).toBe(4);
  });
});
