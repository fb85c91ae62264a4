import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../../recording-api.test-data.ts';
import { conversationKeys } from '../keys.ts';
import { readThread } from './read-thread.ts';
import { chat, conversation, thread } from '../samples.test-data.ts';
import type { Thread } from './thread.ts';

const key = conversationKeys.detail('c');
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

type Query = { readonly after?: number; readonly before?: number };

/** A server with `last` events in a conversation, returned in pages of `pageSize`. */
function server(last: number, pageSize: number, onAnswer = () => {}) {
  const requestedQueries: (Query | undefined)[] = [];
  const inputs: Record<string, unknown>[] = [];
  const send = async (_call: string, input: { query?: Query }) => {
    const { query } = input;
    requestedQueries.push(query);
    inputs.push(input);
    onAnswer();
    if (query?.after !== undefined)
      return conversation(range(query.after + 1, Math.min(last, query.after + pageSize)));
    if (query?.before !== undefined)
      return conversation(range(Math.max(1, query.before - pageSize), query.before - 1));
    return conversation(range(Math.max(1, last - pageSize + 1), last));
  };
  return { asked: requestedQueries, inputs, api: apiOf(send) };
}

function cached(seqs?: readonly number[]) {
  const client = new QueryClient();
  if (seqs) client.setQueryData<Thread>(key, thread(seqs));
  return client;
}

const { signal } = new AbortController();
const seqs = (read: Thread | undefined) => read?.events.map(({ seq }) => seq);

describe('readThread', () => {
  it('reads the latest page without a cached thread, bypassing caches', async () => {
    const { api, asked: requestedQueries, inputs } = server(9, 3);
    expect(seqs(await readThread(api, cached(), 'c', signal))).toEqual([7, 8, 9]);
    expect(requestedQueries).toEqual([undefined]);
    expect(inputs[0]).toEqual({ params: { id: 'c' }, skipCache: true, signal });
  });

  it('requests no more if the latest page covers all cached events', async () => {
    const { api, asked: requestedQueries } = server(9, 3);
    expect(seqs(await readThread(api, cached(range(7, 8)), 'c', signal))).toEqual(range(7, 9));
    expect(requestedQueries).toEqual([undefined]);
  });

  it('applies changes older than the latest page, but adds no events that are not loaded', async () => {
    const takenBack = (seq: number) =>
      chat(seq, { payload: { userId: 'vet', message: '' }, dateUpdated: '2026-11-20T12:00:00Z' });
    const requestedQueries: (Query | undefined)[] = [];
    const send = async (_call: string, { query }: { query?: Query }) => {
      requestedQueries.push(query);
      if (query?.after === undefined) return conversation(range(7, 9));
      return { ...conversation(range(query.after + 1, 9)), changed: [2, 5].map(takenBack) };
    };
    const read = await readThread(apiOf(send), cached(range(4, 8)), 'c', signal);
    expect(requestedQueries).toEqual([undefined, { after: 8 }]);
    expect(seqs(read)).toEqual(range(4, 9));
    expect(read.events.filter(({ dateUpdated }) => dateUpdated.includes('T12'))).toEqual([
      takenBack(5),
    ]);
  });

  it('requests changes since the last read, because the socket may have missed some', async () => {
    const { api, asked: requestedQueries } = server(9, 3);
    const client = new QueryClient();
    client.setQueryData<Thread>(key, { ...thread(range(1, 8)), askedUpTo: 6 });
    const read = await readThread(api, client, 'c', signal);
    expect(seqs(read)).toEqual(range(1, 9));
    expect(requestedQueries).toEqual([undefined, { after: 6 }]);
    expect(read.askedUpTo).toBe(9);
  });

  it('closes a gap page by page', async () => {
    const { api, asked: requestedQueries, inputs } = server(12, 3);
    expect(seqs(await readThread(api, cached(range(1, 3)), 'c', signal))).toEqual(range(1, 12));
    expect(requestedQueries).toEqual([undefined, { after: 3 }, { after: 6 }]);
    expect(inputs[1]).toEqual({ params: { id: 'c' }, query: { after: 3 }, signal });
  });

  it('gives up closing a gap after five pages and keeps only the latest page', async () => {
    const { api, asked: requestedQueries } = server(30, 3);
    expect(seqs(await readThread(api, cached(range(1, 3)), 'c', signal))).toEqual(range(28, 30));
    expect(requestedQueries).toHaveLength(6);
  });

  it('stops requesting after an answer without events', async () => {
    const requestedQueries: (Query | undefined)[] = [];
    const send = async (_call: string, { query }: { query?: Query }) => {
      requestedQueries.push(query);
      return conversation(query?.after === undefined ? range(10, 12) : []);
    };
    const silent = apiOf(send);
    expect(seqs(await readThread(silent, cached(range(1, 3)), 'c', signal))).toEqual([10, 11, 12]);
    expect(requestedQueries).toHaveLength(2);
  });

  it('closes no gap for a cached thread without events', async () => {
    const { api, asked: requestedQueries } = server(9, 3);
    expect(seqs(await readThread(api, cached([]), 'c', signal))).toEqual([7, 8, 9]);
    expect(requestedQueries).toEqual([undefined]);
  });

  it('accepts an answer without events', async () => {
    const { api, asked: requestedQueries } = server(0, 3);
    expect(seqs(await readThread(api, cached(range(1, 3)), 'c', signal))).toEqual([1, 2, 3]);
    expect(requestedQueries).toEqual([undefined]);
  });

  it('keeps events that the socket added while a gap was being closed', async () => {
    const client = cached(range(1, 3));
    let answers = 0;
    const { api } = server(9, 3, () => {
      answers += 1;
      if (answers > 1) client.setQueryData<Thread>(key, thread(range(1, 10)));
    });
    expect(seqs(await readThread(api, client, 'c', signal))).toEqual(range(1, 10));
  });

  it('keeps events that the socket added while the latest page was loading', async () => {
    const client = cached(range(4, 6));
    const { api } = server(9, 3, () => client.setQueryData<Thread>(key, thread(range(4, 10))));
    expect(seqs(await readThread(api, client, 'c', signal))).toEqual(range(4, 10));
  });
});
