import 'fake-indexeddb/auto';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import { conversationKeys } from '../conversations/keys.ts';
import type { ApiClient } from '../ClientProvider.tsx';
import { createQueryClient } from '../query/create-query-client.ts';
import { deleteOfflineData, deletePersonData } from '../storage/delete-person-data.ts';
import { inOpenDatabase } from '../storage/in-database.test-data.ts';
import { openPersonDatabase } from '../storage/person-database.ts';
import { staleSince } from './stale-since.ts';
import { findOfflineAnswer } from './find-offline-answer.ts';
import { saveAnswersOffline } from './save-answers-offline.ts';
import { isSavedOffline, MAX_OFFLINE_ANSWERS, pruneOfflineAnswers } from './offline-answers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = conversationKeys.detail('c');

type Network = { onLine: boolean };

beforeEach(() => {
  staleSince.become(null);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deletePersonData('owner');
});

/** The query client of a device. `keptAt` is set if the app was started offline. */
function deviceClient({ onLine }: Network, { build = 'one', userId = 'marta', keptAt = 0 } = {}) {
  vi.stubGlobal('navigator', { onLine });
  const user = { id: userId };
  const session = { state: () => ({ status: 'signedIn', user, ...(keptAt > 0 && { keptAt }) }) };
  const client = { app: 'owner', build, session } as unknown as ApiClient;
  const queryClient = createQueryClient((query) => findOfflineAnswer(client, userId, query));
  onTestFinished(() => queryClient.clear());
  return queryClient;
}

const fetchOnce = (queryClient: QueryClient, answer: () => Promise<unknown>, queryKey = [...KEY]) =>
  queryClient.fetchQuery({ queryKey, queryFn: answer, retry: false, staleTime: 0 });

const failUnreachable = () => Promise.reject(new ApiUnreachable('No answer'));

/** Opens a conversation online and waits until it is saved. */
async function saveAnswer(data: unknown = 'a thread', queryKey = [...KEY]) {
  const queryClient = deviceClient({ onLine: true });
  const database = openPersonDatabase('owner', 'marta');
  const stop = saveAnswersOffline(queryClient, inOpenDatabase(database), 'one');
  await fetchOnce(queryClient, () => Promise.resolve(data), queryKey);
  const open = await database;
  await vi.waitFor(async () => expect(await open.count('answers')).toBeGreaterThan(0), {
    timeout: 30_000,
  });
  stop();
  open.close();
}

describe('offline answers', () => {
  it('are shown without a connection and set staleSince', async () => {
    const before = Date.now();
    await saveAnswer();
    expect(await fetchOnce(deviceClient({ onLine: false }), failUnreachable)).toBe('a thread');
    expect(staleSince.value()).toBeGreaterThanOrEqual(before);
  });

  it('are invalidated, so that they are refetched when online', async () => {
    await saveAnswer();
    const queryClient = deviceClient({ onLine: false });
    await fetchOnce(queryClient, failUnreachable);
    await vi.waitFor(() => expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true));
  });

  it('are used if the app was started offline, even if the device reports a network', async () => {
    await saveAnswer();
    expect(await fetchOnce(deviceClient({ onLine: true }, { keptAt: 1 }), failUnreachable)).toBe(
      'a thread',
    );
  });

  it('do not hide a refusal or a single failed request while online', async () => {
    await saveAnswer();
    const refused = new ApiRefusal(404, { code: 'NOT_FOUND' });
    await expect(
      fetchOnce(deviceClient({ onLine: false }), () => Promise.reject(refused)),
    ).rejects.toBe(refused);
    await expect(fetchOnce(deviceClient({ onLine: true }), failUnreachable)).rejects.toThrow(
      ApiUnreachable,
    );
  });

  it('do not replace data on screen', async () => {
    await saveAnswer('old');
    const queryClient = deviceClient({ onLine: false });
    queryClient.setQueryData(KEY, 'newer, by the socket');
    await expect(fetchOnce(queryClient, failUnreachable)).rejects.toThrow(ApiUnreachable);
    expect(queryClient.getQueryData(KEY)).toBe('newer, by the socket');
  });

  it('are limited to one person and one build', async () => {
    await saveAnswer();
    for (const other of [{ userId: 'luca' }, { build: 'two' }])
      await expect(
        fetchOnce(deviceClient({ onLine: false }, other), failUnreachable),
      ).rejects.toThrow(ApiUnreachable);
  });

  it('are deleted when the session ends, while drafts stay', async () => {
    await saveAnswer();
    const database = await openPersonDatabase('owner', 'marta');
    await database.put('drafts', 'half a sentence', 'message.c');
    database.close();
    await deleteOfflineData('owner');
    await expect(fetchOnce(deviceClient({ onLine: false }), failUnreachable)).rejects.toThrow(
      ApiUnreachable,
    );
    const after = await openPersonDatabase('owner', 'marta');
    expect(await after.get('drafts', 'message.c')).toBe('half a sentence');
    after.close();
  });

  it('are deleted after a week, and the oldest beyond the maximum', async () => {
    const database = await openPersonDatabase('owner', 'marta');
    const now = Date.now();
    const answer = (id: string, at: number) => ({ id, build: 'one', at, data: id });
    await database.put('answers', answer('a week old', now - 7 * DAY_MS));
    await database.put('answers', { ...answer('of another build', now), build: 'zero' });
    for (let place = 0; place <= MAX_OFFLINE_ANSWERS; place++)
      await database.put('answers', answer(`answer ${place}`, now - DAY_MS + place));
    await pruneOfflineAnswers(database, { build: 'one', now });
    const left = new Set(await database.getAllKeys('answers'));
    expect(left.size).toBe(MAX_OFFLINE_ANSWERS);
    expect(left.has('answer 0')).toBe(false);
    expect(left.has(`answer ${MAX_OFFLINE_ANSWERS}`)).toBe(true);
    database.close();
  });

  it('are not needed by a failed query that succeeds when fetched again', async () => {
    const queryClient = deviceClient({ onLine: true });
    let answers = 0;
    const observer = new QueryObserver(queryClient, {
      queryKey: KEY,
      queryFn: () => (answers++ === 0 ? failUnreachable() : Promise.resolve('a thread')),
      retry: false,
    });
    onTestFinished(observer.subscribe(() => {}));
    await vi.waitFor(() => expect(queryClient.getQueryState(KEY)?.status).toBe('error'));
    await queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
    expect(queryClient.getQueryData(KEY)).toBe('a thread');
  });
});

describe('isSavedOffline', () => {
  it.each([
    [['conversations', 'list', {}], true],
    [['conversations', 'detail', 'c'], true],
    [['conversations', 'appointments', 'upcoming'], true],
    [['conversations', 'other', 'diary-list', 'marta', {}], true],
    [['calendar', 'f', 'range', 'a', 'b', false], true],
    [['calendar', 'f', 'slots', {}], false],
    [['clients', 'one', 'f', 'family'], true],
    [['clients', 'list', 'f', {}], false],
    [['search', 'f', 'luna'], false],
    [['files', 'id', null, 'webp'], false],
    [['payments', { FamilyId: 'f' }], true],
    [['payments', 'conversation', 'c'], true],
    [['payments', 'report', 'f', 'a', 'b'], false],
    [['card-account', 'f'], false],
    [['invitation', 'preview', 'token'], false],
  ])('%j: %s', (key, isSaved) => {
    expect(isSavedOffline(key)).toBe(isSaved);
  });
});
