import 'fake-indexeddb/auto';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { conversationKeys } from '../conversations/keys.ts';
import type { ApiClient } from '../create-api-client.ts';
import { ApiUnreachable } from '../api/problems.ts';
import { createQueryClient } from '../query/create-query-client.ts';
import { forgetPeople } from '../storage/forget-people.ts';
import { openPersonDatabase } from '../storage/person-database.ts';
import { asOf } from './as-of.ts';
import { findKept } from './find-kept.ts';
import { keepAnswers } from './keep-answers.ts';

const KEY = conversationKeys.detail('c');
const A_WHILE = 1000;

beforeEach(() => {
  asOf.become(null);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime('2026-11-20T09:00:00Z');
  // After all that a test itself has to end.
  onTestFinished(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    await forgetPeople('owner');
  });
});

/** Marta's app in front of her, which keeps what she sees. */
async function app({ onLine = true, stored = [] as object[] } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine });
  const database = await openPersonDatabase('owner', 'marta');
  onTestFinished(() => database.close());
  for (const answer of stored) await database.put('answers', answer as never);
  const session = { state: () => ({ status: 'signedIn', user: { id: 'marta' } }) };
  const client = { app: 'owner', build: 'one', session } as unknown as ApiClient;
  const queryClient = createQueryClient((query) => findKept(client, 'marta', query));
  onTestFinished(() => queryClient.clear());
  return {
    database,
    queryClient,
    keep: () => keepAnswers(queryClient, (task) => task(database), 'one'),
    hide: () => {
      page.visibilityState = 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    },
    /** What is kept once all that was begun is written. */
    kept: async () => {
      await Promise.resolve();
      return database.getAll('answers');
    },
  };
}

it('writes what changes once in a while, with the build and the instant of it', async () => {
  const { queryClient, keep, kept } = await app();
  queryClient.setQueryData(KEY, 'seen before');
  onTestFinished(keep());
  const now = Date.parse('2026-11-20T09:00:00Z');
  for (const data of ['old', 'new']) queryClient.setQueryData(KEY, data, { updatedAt: now });
  expect(await kept()).toEqual([]);
  await vi.advanceTimersByTimeAsync(A_WHILE);
  const id = '["conversations","detail","c"]';
  expect(await kept()).toEqual([{ id, build: 'one', at: now, data: 'new' }]);
});

it('keeps what was seen before it began to keep', async () => {
  const { queryClient, keep, kept } = await app();
  queryClient.setQueryData(KEY, 'seen before');
  onTestFinished(keep());
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(await kept()).toMatchObject([{ data: 'seen before' }]);
});

it('writes at once when the app is left', async () => {
  const { queryClient, keep, hide, kept } = await app();
  onTestFinished(keep());
  queryClient.setQueryData(KEY, 'a thread');
  hide();
  expect(await kept()).toMatchObject([{ data: 'a thread' }]);
});

it('writes nothing of what is searched for, nor what could not be asked', async () => {
  const { queryClient, keep, kept } = await app();
  const queryFn = () => Promise.reject(new ApiUnreachable('No answer'));
  await queryClient.prefetchQuery({ queryKey: KEY, queryFn, retry: false });
  onTestFinished(keep());
  queryClient.setQueryData(['search', 'f', 'luna'], 'found');
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(await kept()).toEqual([]);
});

it('writes nothing any more once somebody has signed out, whatever comes', async () => {
  const { queryClient, keep, hide, kept } = await app();
  // One person had seen nothing yet, the next something that was not written.
  keep()();
  const stop = keep();
  queryClient.setQueryData(KEY, 'a thread');
  stop();
  queryClient.setQueryData(KEY, 'a later one');
  hide();
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(await kept()).toEqual([]);
});

it('keeps from when it is what is only shown as it was kept', async () => {
  const then = Date.parse('2026-11-19T09:00:00Z');
  const id = '["conversations","detail","c"]';
  const stored = [{ id, build: 'one', at: then, data: 'of yesterday' }];
  const { queryClient, keep, kept } = await app({ onLine: false, stored });
  onTestFinished(keep());
  const queryFn = () => Promise.reject(new ApiUnreachable('No answer'));
  expect(await queryClient.fetchQuery({ queryKey: KEY, queryFn, retry: false })).toBe(
    'of yesterday',
  );
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(await kept()).toMatchObject([{ at: then, data: 'of yesterday' }]);
});

it('begins by forgetting what another build has kept', async () => {
  const at = Date.parse('2026-11-20T08:00:00Z');
  const stored = ['zero', 'one'].map((build) => ({ id: build, build, at, data: build }));
  const { keep, kept } = await app({ stored });
  onTestFinished(keep());
  await vi.waitFor(async () => expect((await kept()).map(({ id }) => id)).toEqual(['one']));
});

it('goes on where the browser keeps nothing', async () => {
  const { queryClient } = await app();
  // What nobody catches fails the run.
  const stop = keepAnswers(queryClient, () => Promise.reject(new Error('No room')), 'one');
  onTestFinished(stop);
  queryClient.setQueryData(KEY, 'a thread');
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(queryClient.getQueryData(KEY)).toBe('a thread');
});
