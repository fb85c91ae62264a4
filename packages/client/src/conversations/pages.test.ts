import { expect, it } from 'vitest';
import { conversationsIn, withConversation } from './pages.ts';
import type { ConversationPages } from './queries.ts';
import { conversation } from './samples.test-data.ts';

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
