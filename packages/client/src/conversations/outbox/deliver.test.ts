import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { apiOf } from '../../recording-api.test-data.ts';
import { deliver } from './deliver.ts';
import { conversationKeys } from '../keys.ts';
import type { OutboxMessage } from '../../storage/outbox-message.ts';
import { chat, thread } from '../samples.test-data.ts';
import type { Thread } from '../thread/thread.ts';

const message: OutboxMessage = {
  clientId: 'client-1',
  conversationId: 'c',
  message: 'She limps.',
  file: new Blob(['x'], { type: 'image/png' }),
  dateCreated: '2026-11-20T10:00:00.000Z',
  state: 'waiting',
  code: null,
};

/** Delivers a message into a cached thread, with a server that returns `event` for the posted event. */
async function deliverMessage(event: unknown, cached = thread([1, 2]), sent = message) {
  const requests: (readonly [string, unknown])[] = [];
  const send = async (call: string, input: unknown) => {
    requests.push([call, input]);
    return call === 'POST /events' ? { id: 'event-3', seq: 3 } : event;
  };
  const client = new QueryClient();
  client.setQueryData<Thread>(conversationKeys.detail('c'), cached);
  const way = { signal: new AbortController().signal, onProgress: () => undefined };
  const viewer = { id: 'owner', isVet: false };
  await deliver(apiOf(send), client, viewer, sent, way);
  return {
    asked: requests,
    way,
    shown: client.getQueryData<Thread>(conversationKeys.detail('c'))?.events,
  };
}

const posted = chat(3, {
  clientId: 'client-1',
  payload: { userId: 'owner', message: 'She limps.' },
});

it('deliver posts a message with its own key, signal and progress callback', async () => {
  const { asked: requests, way } = await deliverMessage(posted);
  const payload = { message: 'She limps.' };
  const body = { type: 'CHAT', parent_id: 'c', clientId: 'client-1', payload };
  expect(requests[0]).toEqual([
    'POST /events',
    { body, file: message.file, idempotencyKey: 'client-1', ...way },
  ]);
});

it('deliver adds the event as read from the server, bypassing caches', async () => {
  const { asked: requests, shown } = await deliverMessage(posted);
  expect(requests[1]).toEqual(['GET /events', { query: { id: 'event-3' }, skipCache: true }]);
  expect(shown?.at(-1)).toEqual(posted);
});

it('deliver does not read an event that the socket has already added', async () => {
  const cached = { ...thread([1, 2]), events: [chat(1), chat(2), posted] };
  const { asked: requests, shown } = await deliverMessage(posted, cached);
  expect(requests.map(([call]) => call)).toEqual(['POST /events']);
  expect(shown).toHaveLength(3);
});

it.each([
  ['a list', [posted]],
  ['a conversation', { ...posted, parent_id: null }],
  ['a calendar entry', { id: 'event-3', parent_id: 'c' }],
])('deliver adds nothing that is not an event of a thread: %s', async (_what, answer) => {
  const { shown } = await deliverMessage(answer);
  expect(shown?.map(({ seq }) => seq)).toEqual([1, 2]);
});

it.each([
  [null, {}],
  ['clinic', { facilityId: 'clinic' }],
])(
  'deliver posts a diary note, shared with %j, and invalidates the lists',
  async (facilityId, shared) => {
    const note = { category: 'TRIP', familyId: 'family', pets: ['luna'], facilityId } as const;
    const { asked: requests, way } = await deliverMessage(posted, undefined, {
      ...message,
      conversationId: 'diary',
      note,
    });
    const payload = { familyId: 'family', pets: ['luna'], message: 'She limps.', ...shared };
    const body = { type: 'DIARY', category: 'TRIP', clientId: 'client-1', payload };
    expect(requests).toEqual([
      ['POST /events', { body, file: message.file, idempotencyKey: 'client-1', ...way }],
    ]);
  },
);
