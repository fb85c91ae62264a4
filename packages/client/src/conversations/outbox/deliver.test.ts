import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Api } from '../../api.ts';
import { deliver } from './deliver.ts';
import { conversationKeys } from '../keys.ts';
import type { OutboxMessage } from './outbox-message.ts';
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

/** A message delivered into a cached thread, on a server that answers so about the event. */
async function delivered(event: unknown, cached = thread([1, 2]), sent = message) {
  const asked: (readonly [string, unknown])[] = [];
  const send = async (call: string, input: unknown) => {
    asked.push([call, input]);
    return call === 'POST /events' ? { id: 'event-3', seq: 3 } : event;
  };
  const client = new QueryClient();
  client.setQueryData<Thread>(conversationKeys.detail('c'), cached);
  const way = { signal: new AbortController().signal, onProgress: () => undefined };
  const viewer = { id: 'owner', isVet: false };
  await deliver({ send } as unknown as Api, client, viewer, sent, way);
  return { asked, way, shown: client.getQueryData<Thread>(conversationKeys.detail('c'))?.events };
}

const posted = chat(3, {
  clientId: 'client-1',
  payload: { userId: 'owner', message: 'She limps.' },
});

it('posts with its own key, stops with its signal and tells how far it is', async () => {
  const { asked, way } = await delivered(posted);
  const payload = { message: 'She limps.' };
  const body = { type: 'CHAT', parent_id: 'c', clientId: 'client-1', payload };
  expect(asked[0]).toEqual([
    'POST /events',
    { body, file: message.file, idempotencyKey: 'client-1', ...way },
  ]);
});

it('shows the event as the server has it, past every cache', async () => {
  const { asked, shown } = await delivered(posted);
  expect(asked[1]).toEqual(['GET /events', { query: { id: 'event-3' }, skipCache: true }]);
  expect(shown?.at(-1)).toEqual(posted);
});

it('asks for nothing that the socket has brought before', async () => {
  const cached = { ...thread([1, 2]), events: [chat(1), chat(2), posted] };
  const { asked, shown } = await delivered(posted, cached);
  expect(asked.map(([call]) => call)).toEqual(['POST /events']);
  expect(shown).toHaveLength(3);
});

it.each([
  ['a list', [posted]],
  ['a conversation', { ...posted, parent_id: null }],
  ['an entry of a calendar', { id: 'event-3', parent_id: 'c' }],
])('shows nothing that is no event of a thread: %s', async (_what, answer) => {
  const { shown } = await delivered(answer);
  expect(shown?.map(({ seq }) => seq)).toEqual([1, 2]);
});

it.each([
  [null, {}],
  ['clinic', { facilityId: 'clinic' }],
])(
  'posts a note of the diary, shared with %j, and has the lists asked for anew',
  async (facilityId, shared) => {
    const note = { category: 'TRIP', familyId: 'family', pets: ['luna'], facilityId } as const;
    const { asked, way } = await delivered(posted, undefined, {
      ...message,
      conversationId: 'diary',
      note,
    });
    const payload = { familyId: 'family', pets: ['luna'], message: 'She limps.', ...shared };
    const body = { type: 'DIARY', category: 'TRIP', clientId: 'client-1', payload };
    expect(asked).toEqual([
      ['POST /events', { body, file: message.file, idempotencyKey: 'client-1', ...way }],
    ]);
  },
);
