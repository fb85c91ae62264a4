import 'fake-indexeddb/auto';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { conversationKeys } from '../conversations/keys.ts';
import type { ApiClient } from '../ClientProvider.tsx';
import { ApiUnreachable } from '../api/problems.ts';
import { createQueryClient } from '../query/create-query-client.ts';
import { deletePersonData } from '../storage/delete-person-data.ts';
import { openPersonDatabase } from '../storage/person-database.ts';
import { staleSince } from './stale-since.ts';
import { findOfflineAnswer } from './find-offline-answer.ts';
import { saveAnswersOffline } from './save-answers-offline.ts';

const KEY = conversationKeys.detail('c');
const A_WHILE = 1000;

beforeEach(() => {
  staleSince.become(null);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime('2026-11-20T09:00:00Z');
  // Runs last, after the cleanup that a test itself registers.
  onTestFinished(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    await deletePersonData('owner');
  });
});

/** Marta's app in the foreground, with the offline cache. */
async function startApp({ onLine = true, stored: saved = [] as object[] } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine });
  const database = await openPersonDatabase('owner', 'marta');
  onTestFinished(() => database.close());
  for (const answer of saved) await database.put('answers', answer as never);
  const session = { state: () => ({ status: 'signedIn', user: { id: 'marta' } }) };
  const client = { app: 'owner', build: 'one', session } as unknown as ApiClient;
  const queryClient = createQueryClient((query) => findOfflineAnswer(client, 'marta', query));
  onTestFinished(() => queryClient.clear());
  return {
    database,
    queryClient,
    save: () => saveAnswersOffline(queryClient, (task) => task(database), 'one'),
    hide: () => {
      page.visibilityState = 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    },
    /** Returns the saved answers after pending writes. */
    savedAnswers: async () => {
      await Promise.resolve();
      return database.getAll('answers');
    },
  };
}

it('saveAnswersOffline writes the last of several changes after a delay, with build and time', async () => {
  const { queryClient, save, savedAnswers } = await startApp();
  queryClient.setQueryData(KEY, 'seen before');
  onTestFinished(save());
  const now = Date.parse('2026-11-20T09:00:00Z');
  for (const data of ['old', 'new']) queryClient.setQueryData(KEY, data, { updatedAt: now });
  expect(await savedAnswers()).toEqual([]);
  await vi.advanceTimersByTimeAsync(A_WHILE);
  const id = '["conversations","detail","c"]';
  expect(await savedAnswers()).toEqual([{ id, build: 'one', at: now, data: 'new' }]);
});

it('saveAnswersOffline saves answers that were loaded before it started', async () => {
  const { queryClient, save, savedAnswers } = await startApp();
  queryClient.setQueryData(KEY, 'seen before');
  onTestFinished(save());
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(await savedAnswers()).toMatchObject([{ data: 'seen before' }]);
});

it('saveAnswersOffline writes immediately when the app is hidden', async () => {
  const { queryClient, save, hide, savedAnswers } = await startApp();
  onTestFinished(save());
  queryClient.setQueryData(KEY, 'a thread');
  hide();
  expect(await savedAnswers()).toMatchObject([{ data: 'a thread' }]);
});

it('saveAnswersOffline skips searches and failed queries', async () => {
  const { queryClient, save, savedAnswers } = await startApp();
  const queryFn = () => Promise.reject(new ApiUnreachable('No answer'));
  await queryClient.prefetchQuery({ queryKey: KEY, queryFn, retry: false });
  onTestFinished(save());
  queryClient.setQueryData(['search', 'f', 'luna'], 'found');
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(await savedAnswers()).toEqual([]);
});

it('saveAnswersOffline writes nothing after sign-out', async () => {
  const { queryClient, save, hide, savedAnswers } = await startApp();
  // First a sign-out without changes, then one with an unwritten change.
  save()();
  const stop = save();
  queryClient.setQueryData(KEY, 'a thread');
  stop();
  queryClient.setQueryData(KEY, 'a later one');
  hide();
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(await savedAnswers()).toEqual([]);
});

it('saveAnswersOffline keeps the original time of an answer that came from the offline cache', async () => {
  const yesterday = Date.parse('2026-11-19T09:00:00Z');
  const id = '["conversations","detail","c"]';
  const saved = [{ id, build: 'one', at: yesterday, data: 'of yesterday' }];
  const { queryClient, save, savedAnswers } = await startApp({ onLine: false, stored: saved });
  onTestFinished(save());
  const queryFn = () => Promise.reject(new ApiUnreachable('No answer'));
  expect(await queryClient.fetchQuery({ queryKey: KEY, queryFn, retry: false })).toBe(
    'of yesterday',
  );
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(await savedAnswers()).toMatchObject([{ at: yesterday, data: 'of yesterday' }]);
});

it('saveAnswersOffline first deletes the answers saved by another build', async () => {
  const at = Date.parse('2026-11-20T08:00:00Z');
  const saved = ['zero', 'one'].map((build) => ({ id: build, build, at, data: build }));
  const { save, savedAnswers } = await startApp({ stored: saved });
  onTestFinished(save());
  await vi.waitFor(async () => expect((await savedAnswers()).map(({ id }) => id)).toEqual(['one']));
});

it('saveAnswersOffline tolerates a browser without storage', async () => {
  const { queryClient } = await startApp();
  // An unhandled rejection would fail the run.
  const stop = saveAnswersOffline(queryClient, () => Promise.reject(new Error('No room')), 'one');
  onTestFinished(stop);
  queryClient.setQueryData(KEY, 'a thread');
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(queryClient.getQueryData(KEY)).toBe('a thread');
});
