import { QueryClient } from '@tanstack/react-query';
import type { Event } from '@zampa/contract/conversations/event';
import { describe, expect, it } from 'vitest';
import { createApi } from '../../api.ts';
import { createTransport } from '../../api/transport.ts';
import { conversationKeys } from '../keys.ts';
import { chat, conversation, thread } from '../samples.test-data.ts';
import type { Thread } from './thread.ts';
import { loadNewer } from './load-more.ts';
import { reaches, threadPartQuery } from './thread-part.ts';

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const seqs = (part: Thread | undefined) => part?.events.map(({ seq }) => seq);

/** A server that answers every request with these events, and with what was changed before them. */
function serverWith(events: readonly number[], changed: readonly Event[] = []) {
  const asked: string[] = [];
  const paths: string[] = [];
  const network = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    paths.push(pathname);
    asked.push(search);
    return Response.json({ ...conversation(events), changed });
  };
  const transport = createTransport('http://api.test', network as typeof fetch);
  const session = { token: async () => 'token', renew: async () => null };
  return { asked, paths, api: createApi({ origin: 'http://api.test', session, transport }) };
}

describe('reaches', () => {
  it.each([
    { why: 'loaded', events: span(90, 99), seq: 90, is: true },
    { why: 'before the loaded ones', events: span(90, 99), seq: 89, is: false },
    { why: 'beyond the newest', events: span(90, 99), seq: 200, is: true },
    { why: 'the thread is whole', events: span(1, 9), seq: 0, is: true },
  ])('$why: $is', ({ events, seq, is }) => {
    expect(reaches(thread(events), seq)).toBe(is);
  });
});

describe('a part of a thread', () => {
  it.each([
    { from: 1, complete: true },
    { from: 2, complete: false },
  ])('is loaded around an event; complete from $from on: $complete', async ({ from, complete }) => {
    const { api, asked, paths } = serverWith(span(from, 50));
    const part = await new QueryClient().fetchQuery(threadPartQuery(api, 'c', 20));
    expect(asked).toEqual(['?around=20']);
    expect(paths).toEqual(['/api/requests/c']);
    expect(part.complete).toBe(complete);
  });

  it('grows towards the newest, and becomes one with the thread where they meet', async () => {
    const client = new QueryClient();
    client.setQueryData(conversationKeys.detail('c'), thread(span(300, 310)));
    const far = serverWith(span(51, 250));
    await loadNewer(far.api, client, thread(span(1, 50)), 20);
    const part = client.getQueryData<Thread>(conversationKeys.part('c', 20));
    expect(far.asked).toEqual(['?after=50']);
    expect(far.paths).toEqual(['/api/requests/c']);
    expect(seqs(part)).toEqual(span(1, 250));
    expect(seqs(client.getQueryData(conversationKeys.detail('c')))).toEqual(span(300, 310));

    const near = serverWith(span(251, 299));
    await loadNewer(near.api, client, part ?? thread([]), 20);
    const whole = client.getQueryData<Thread>(conversationKeys.detail('c'));
    expect(seqs(whole)).toEqual(span(1, 310));
    expect(whole?.complete).toBe(true);
  });

  it('takes over what was changed of it meanwhile', async () => {
    const client = new QueryClient();
    const changed = chat(52, { dateUpdated: '2026-11-20T12:00:00Z' });
    const { api } = serverWith(span(56, 59), [chat(50), changed]);
    await loadNewer(api, client, thread(span(51, 55)), 52);
    const part = client.getQueryData<Thread>(conversationKeys.part('c', 52));
    expect(seqs(part)).toEqual(span(51, 59));
    expect(part?.events[1]).toEqual(changed);
  });

  it('that does not reach back leaves the thread as far as it reached', async () => {
    const client = new QueryClient();
    client.setQueryData(conversationKeys.detail('c'), thread(span(60, 70)));
    const { api } = serverWith(span(56, 59));
    await loadNewer(api, client, thread(span(51, 55)), 52);
    const whole = client.getQueryData<Thread>(conversationKeys.detail('c'));
    expect([seqs(whole), whole?.complete]).toEqual([span(51, 70), false]);
  });
});
