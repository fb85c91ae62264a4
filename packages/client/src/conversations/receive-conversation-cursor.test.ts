import { describe, expect, it } from 'vitest';
import { cachedClient, isStale, listKey, threadKey } from './cached.test-data.ts';
import { receiveConversationCursor } from './receive-conversation-cursor.ts';

describe('receiveConversationCursor', () => {
  const head = (seq: number, dateUpdated: string) => ({ conversationId: 'c', seq, dateUpdated });
  const now = '2026-11-20T10:00:02.000Z';

  it.each([
    { why: 'a known cursor', message: head(2, now), stale: false },
    { why: 'a missed event', message: head(3, '2026-11-20T10:00:03Z'), stale: true },
    { why: 'a missed event of a known instant', message: head(3, now), stale: true },
    { why: 'a change without an event', message: head(2, '2026-11-20T10:00:09Z'), stale: true },
  ])('after $why, marks the thread and the list stale: $stale', ({ message, stale }) => {
    const client = cachedClient();
    receiveConversationCursor(client, message);
    expect(isStale(client, threadKey)).toBe(stale);
    expect(isStale(client, listKey)).toBe(stale);
  });

  it('refreshes the lists once for a conversation that is not cached', () => {
    const client = cachedClient();
    const elsewhere = { ...head(1, now), conversationId: 'elsewhere' };
    receiveConversationCursor(client, elsewhere);
    expect(isStale(client, listKey)).toBe(true);
    client.setQueryData(listKey, { pages: [], pageParams: [] });
    receiveConversationCursor(client, elsewhere);
    expect(isStale(client, listKey)).toBe(false);
  });
});
