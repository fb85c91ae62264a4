import { expect, it } from 'vitest';
import { conversationKeys } from './keys.ts';
import { created, thread } from './samples.test-data.ts';
import type { Thread } from './thread/thread.ts';
import { cachedClient } from './cached.test-data.ts';
import { receiveEvent } from './receive-event.ts';

const owner = { id: 'owner', isVet: false };

it('receiveEvent marks a message in a cached part of a thread as withdrawn, but adds no new messages', () => {
  const client = cachedClient();
  const key = conversationKeys.part('c', 20);
  client.setQueryData<Thread>(key, thread([19, 20, 21]));
  const withdrawn = { userId: 'vet', withdrawn: true } as const;
  const change = created(20, { payload: withdrawn, dateUpdated: '2026-11-20T11:00:00Z' });
  receiveEvent(client, { ...change, action: 'updated' }, owner);
  receiveEvent(client, created(30), owner);
  const part = client.getQueryData<Thread>(key);
  expect(part?.events.map(({ seq }) => seq)).toEqual([19, 20, 21]);
  expect(part?.events[1]?.payload).toEqual(withdrawn);
});
