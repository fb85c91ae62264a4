import 'fake-indexeddb/auto';
import { resolveObjectURL } from 'node:buffer';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import type { ApiClient } from '../create-api-client.ts';
import { createPictureUrl } from '../files/picture-urls.ts';
import { createQueryClient } from '../query/create-query-client.ts';
import { forgetAnswers, forgetPeople } from '../storage/forget-people.ts';
import { inOpened } from '../storage/in-database.test-data.ts';
import { openPersonDatabase } from '../storage/person-database.ts';
import { findKept } from './find-kept.ts';
import { keepPictures } from './keep-pictures.ts';
import { putPictures } from './kept-pictures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 24);
const SMALL: QueryKey = ['files', 'luna', 320, 'webp'];
const WHOLE: QueryKey = ['files', 'luna', undefined, 'webp'];

/** The page, as far as it can be hidden. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await forgetPeople('owner');
});

function device(onLine: boolean): QueryClient {
  vi.stubGlobal('navigator', { onLine });
  const session = { state: () => ({ status: 'signedIn', user: { id: 'marta' } }) };
  const client = { app: 'owner', build: 'one', session } as unknown as ApiClient;
  const queryClient = createQueryClient((query) => findKept(client, 'marta', query));
  onTestFinished(() => queryClient.clear());
  return queryClient;
}

const show = (queryClient: QueryClient, queryKey: QueryKey, answer: () => Promise<string>) =>
  queryClient.fetchQuery({ queryKey, queryFn: answer, retry: false, staleTime: 0 });

const sent = (text: string) => () => Promise.resolve(createPictureUrl(new Blob([text])));
const away = () => Promise.reject(new ApiUnreachable('No answer'));
const textAt = (url: string) => resolveObjectURL(url)?.text();

const kept = async () => {
  const database = await openPersonDatabase('owner', 'marta');
  const ids = await database.getAllKeys('pictures');
  database.close();
  return ids;
};

/** Opens pictures with a connection, and lets the app keep them. */
async function opened(pictures: readonly (readonly [QueryKey, string])[]): Promise<void> {
  const queryClient = device(true);
  const database = openPersonDatabase('owner', 'marta');
  const stop = keepPictures(queryClient, inOpened(database));
  for (const [key, text] of pictures) await show(queryClient, key, sent(text));
  await vi.waitFor(async () => expect(await kept()).toHaveLength(pictures.length), {
    timeout: 5000,
  });
  stop();
  (await database).close();
}

async function put(id: string, { at = NOW, size = 1 } = {}): Promise<void> {
  const database = await openPersonDatabase('owner', 'marta');
  await putPictures(database, [{ id, at, size, content: new Blob([id]) }], NOW);
  database.close();
}

describe('a picture that was opened', () => {
  it('is there without a connection', async () => {
    await opened([[SMALL, 'Luna, small']]);
    const url = await show(device(false), SMALL, away);
    await expect(textAt(url)).resolves.toBe('Luna, small');
  });

  it('is shown in the largest size there is, where the one asked for was never opened', async () => {
    await opened([
      [SMALL, 'Luna'],
      [WHOLE, 'Luna, as large as she is'],
    ]);
    const url = await show(device(false), ['files', 'luna', 640, 'webp'], away);
    await expect(textAt(url)).resolves.toBe('Luna, as large as she is');
  });

  it('is not taken for another', async () => {
    await opened([[SMALL, 'Luna']]);
    await expect(show(device(false), ['files', 'lun', 320, 'webp'], away)).rejects.toThrow(
      ApiUnreachable,
    );
  });

  it('is not shown in place of a refusal, and goes with it in every size', async () => {
    await opened([
      [SMALL, 'Luna'],
      [WHOLE, 'Luna, whole'],
    ]);
    const queryClient = device(true);
    const database = openPersonDatabase('owner', 'marta');
    const stop = keepPictures(queryClient, inOpened(database));
    const refused = () =>
      Promise.reject(new ApiRefusal(404, { code: 'NOT_FOUND', title: '', status: 404 }));
    await expect(show(queryClient, SMALL, refused)).rejects.toThrow(ApiRefusal);
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
    stop();
    (await database).close();
  });

  it('is not there once it was not opened for a week', async () => {
    await put('luna/320/webp', { at: NOW - 7 * DAY_MS });
    expect(await kept()).toEqual([]);
  });

  it('is kept as soon as the app is left', async () => {
    const queryClient = device(true);
    const database = openPersonDatabase('owner', 'marta');
    const stop = keepPictures(queryClient, inOpened(database));
    await show(queryClient, SMALL, sent('Luna'));
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1), { timeout: 500 });
    stop();
    (await database).close();
  });

  it('is not kept any more once its person has signed out', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
    const queryClient = device(true);
    const database = openPersonDatabase('owner', 'marta');
    const stop = keepPictures(queryClient, inOpened(database));
    await show(queryClient, SMALL, sent('Luna'));
    stop();
    vi.runAllTimers();
    vi.useRealTimers();
    (await database).close();
    expect(await kept()).toEqual([]);
  });
});

describe('the room for pictures', () => {
  it('is for 40 MB: the oldest go', async () => {
    for (let nth = 1; nth <= 21; nth += 1)
      await put(`p${nth}/whole/webp`, { at: NOW - 21 + nth, size: 2_000_000 });
    const left = await kept();
    expect(left).toHaveLength(20);
    expect(left).not.toContain('p1/whole/webp');
  });

  it('is for 300 pictures', async () => {
    const database = await openPersonDatabase('owner', 'marta');
    const many = Array.from({ length: 302 }, (_none, nth) => ({
      id: `p${nth}/320/webp`,
      at: NOW - 1000 + nth,
      size: 1,
      content: new Blob(['x']),
    }));
    await putPictures(database, many, NOW);
    database.close();
    const left = await kept();
    expect(left).toHaveLength(300);
    expect(left).not.toContain('p1/320/webp');
    expect(left).toContain('p2/320/webp');
  });

  it('is not for one photo as it came from a camera', async () => {
    await put('huge/whole/webp', { size: 2_000_001 });
    expect(await kept()).toEqual([]);
  });
});

describe('what a person has seen in pictures', () => {
  it('goes when they sign out, and when the server ends the session', async () => {
    await put('luna/320/webp');
    await forgetAnswers('owner');
    expect(await kept()).toEqual([]);
    await put('luna/320/webp');
    await forgetPeople('owner');
    expect(await kept()).toEqual([]);
  });
});
