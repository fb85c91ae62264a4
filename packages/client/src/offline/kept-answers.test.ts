import 'fake-indexeddb/auto';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import { conversationKeys } from '../conversations/keys.ts';
import type { ApiClient } from '../create-api-client.ts';
import { createQueryClient } from '../query/create-query-client.ts';
import { forgetAnswers, forgetPeople } from '../storage/forget-people.ts';
import { inOpened } from '../storage/in-database.test-data.ts';
import { openPersonDatabase } from '../storage/person-database.ts';
import { asOf } from './as-of.ts';
import { findKept } from './find-kept.ts';
import { keepAnswers } from './keep-answers.ts';
import { isKept, MOST_ANSWERS, pruneKept } from './kept-answers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = conversationKeys.detail('c');

type Network = { onLine: boolean };

beforeEach(() => {
  asOf.become(null);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetPeople('owner');
});

/** The app on a device, as far as it asks and keeps: `keptAt` where it was started without a connection. */
function device({ onLine }: Network, { build = 'one', userId = 'marta', keptAt = 0 } = {}) {
  vi.stubGlobal('navigator', { onLine });
  const user = { id: userId };
  const session = { state: () => ({ status: 'signedIn', user, ...(keptAt > 0 && { keptAt }) }) };
  const client = { app: 'owner', build, session } as unknown as ApiClient;
  const queryClient = createQueryClient((query) => findKept(client, userId, query));
  onTestFinished(() => queryClient.clear());
  return queryClient;
}

const ask = (queryClient: QueryClient, answer: () => Promise<unknown>, queryKey = [...KEY]) =>
  queryClient.fetchQuery({ queryKey, queryFn: answer, retry: false, staleTime: 0 });

const away = () => Promise.reject(new ApiUnreachable('No answer'));

/** Opens a conversation with a connection, and lets the app keep it. */
async function seen(data: unknown = 'a thread', queryKey = [...KEY]) {
  const queryClient = device({ onLine: true });
  const database = openPersonDatabase('owner', 'marta');
  const stop = keepAnswers(queryClient, inOpened(database), 'one');
  await ask(queryClient, () => Promise.resolve(data), queryKey);
  const open = await database;
  await vi.waitFor(async () => expect(await open.count('answers')).toBeGreaterThan(0), {
    timeout: 5000,
  });
  stop();
  open.close();
}

describe('what a person has seen', () => {
  it('is there without a connection, and known from when it is', async () => {
    const before = Date.now();
    await seen();
    expect(await ask(device({ onLine: false }), away)).toBe('a thread');
    expect(asOf.value()).toBeGreaterThanOrEqual(before);
  });

  it('is asked for anew as soon as there is a connection', async () => {
    await seen();
    const queryClient = device({ onLine: false });
    await ask(queryClient, away);
    await vi.waitFor(() => expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true));
  });

  it('is there where the app was started without an answer, whatever the device thinks of its network', async () => {
    await seen();
    expect(await ask(device({ onLine: true }, { keptAt: 1 }), away)).toBe('a thread');
  });

  it('hides no refusal, nor a single answer that does not come', async () => {
    await seen();
    const refused = new ApiRefusal(404, { code: 'NOT_FOUND' });
    await expect(ask(device({ onLine: false }), () => Promise.reject(refused))).rejects.toBe(
      refused,
    );
    await expect(ask(device({ onLine: true }), away)).rejects.toThrow(ApiUnreachable);
  });

  it('does not take the place of what is on screen', async () => {
    await seen('old');
    const queryClient = device({ onLine: false });
    queryClient.setQueryData(KEY, 'newer, by the socket');
    await expect(ask(queryClient, away)).rejects.toThrow(ApiUnreachable);
    expect(queryClient.getQueryData(KEY)).toBe('newer, by the socket');
  });

  it('is nobody else’s, and not for another build', async () => {
    await seen();
    for (const other of [{ userId: 'luca' }, { build: 'two' }])
      await expect(ask(device({ onLine: false }, other), away)).rejects.toThrow(ApiUnreachable);
  });

  it('goes when the session ends, and what was written stays', async () => {
    await seen();
    const database = await openPersonDatabase('owner', 'marta');
    await database.put('drafts', 'half a sentence', 'message.c');
    database.close();
    await forgetAnswers('owner');
    await expect(ask(device({ onLine: false }), away)).rejects.toThrow(ApiUnreachable);
    const after = await openPersonDatabase('owner', 'marta');
    expect(await after.get('drafts', 'message.c')).toBe('half a sentence');
    after.close();
  });

  it('goes after a week, and before that as far as it is too much', async () => {
    const database = await openPersonDatabase('owner', 'marta');
    const now = Date.now();
    const answer = (id: string, at: number) => ({ id, build: 'one', at, data: id });
    await database.put('answers', answer('a week old', now - 7 * DAY_MS));
    await database.put('answers', { ...answer('of another build', now), build: 'zero' });
    for (let place = 0; place <= MOST_ANSWERS; place++)
      await database.put('answers', answer(`answer ${place}`, now - DAY_MS + place));
    await pruneKept(database, { build: 'one', now });
    const left = new Set(await database.getAllKeys('answers'));
    expect(left.size).toBe(MOST_ANSWERS);
    expect(left.has('answer 0')).toBe(false);
    expect(left.has(`answer ${MOST_ANSWERS}`)).toBe(true);
    database.close();
  });

  it('heals by itself where nothing was kept, once there is a connection', async () => {
    const queryClient = device({ onLine: true });
    let answers = 0;
    const observer = new QueryObserver(queryClient, {
      queryKey: KEY,
      queryFn: () => (answers++ === 0 ? away() : Promise.resolve('a thread')),
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

describe('which answers are kept', () => {
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
    [['card-account', 'f'], false],
    [['invitation', 'preview', 'token'], false],
  ])('%j: %s', (key, kept) => {
    expect(isKept(key)).toBe(kept);
  });
});
