import { describe, expect, it } from 'vitest';
import { cached, isStale, listKey, threadKey } from './cached.test-data.ts';
import { receiveConversationCursor } from './receive-conversation-cursor.ts';

describe('receiveHead', () => {
  const head = (seq: number, dateUpdated: string) => ({ conversationId: 'c', seq, dateUpdated });
  const now = '2026-11-20T10:00:02.000Z';

  it.each([
    { why: 'what is known', message: head(2, now), stale: false },
    { why: 'an event that never came', message: head(3, '2026-11-20T10:00:03Z'), stale: true },
    { why: 'an event of an instant that is known', message: head(3, now), stale: true },
    { why: 'a change without an event', message: head(2, '2026-11-20T10:00:09Z'), stale: true },
  ])('asks again after $why: $stale', ({ message, stale }) => {
    const client = cached();
    receiveConversationCursor(client, message);
    expect(isStale(client, threadKey)).toBe(stale);
    expect(isStale(client, listKey)).toBe(stale);
  });

  it('asks the lists once about a conversation that nothing shows', () => {
    const client = cached();
    const elsewhere = { ...head(1, now), conversationId: 'elsewhere' };
    receiveConversationCursor(client, elsewhere);
    expect(isStale(client, listKey)).toBe(true);
    client.setQueryData(listKey, { pages: [], pageParams: [] });
    receiveConversationCursor(client, elsewhere);
    expect(isStale(client, listKey)).toBe(false);
  });
});
