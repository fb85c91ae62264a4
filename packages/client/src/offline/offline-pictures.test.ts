import 'fake-indexeddb/auto';
import { resolveObjectURL } from 'node:buffer';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import type { ApiClient } from '../ClientProvider.tsx';
import { createPictureUrl } from '../files/picture-urls.ts';
import { createQueryClient } from '../query/create-query-client.ts';
import { deleteOfflineData, deletePersonData } from '../storage/delete-person-data.ts';
import { inOpenDatabase } from '../storage/in-database.test-data.ts';
import { openPersonDatabase } from '../storage/person-database.ts';
import { findOfflineAnswer } from './find-offline-answer.ts';
import { savePicturesOffline } from './save-pictures-offline.ts';
import { saveOfflinePictures } from './offline-pictures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 24);
const SMALL: QueryKey = ['files', 'luna', 320, 'webp'];
const WHOLE: QueryKey = ['files', 'luna', undefined, 'webp'];

/** A document whose visibility can change. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await deletePersonData('owner');
});

function deviceClient(onLine: boolean): QueryClient {
  vi.stubGlobal('navigator', { onLine });
  const session = { state: () => ({ status: 'signedIn', user: { id: 'marta' } }) };
  const client = { app: 'owner', build: 'one', session } as unknown as ApiClient;
  const queryClient = createQueryClient((query) => findOfflineAnswer(client, 'marta', query));
  onTestFinished(() => queryClient.clear());
  return queryClient;
}

const fetchPicture = (
  queryClient: QueryClient,
  queryKey: QueryKey,
  answer: () => Promise<string>,
) => queryClient.fetchQuery({ queryKey, queryFn: answer, retry: false, staleTime: 0 });

const answerWith = (text: string) => () => Promise.resolve(createPictureUrl(new Blob([text])));
const failUnreachable = () => Promise.reject(new ApiUnreachable('No answer'));
const textAt = (url: string) => resolveObjectURL(url)?.text();

const savedIds = async () => {
  const database = await openPersonDatabase('owner', 'marta');
  const ids = await database.getAllKeys('pictures');
  database.close();
  return ids;
};

/** Opens pictures online and waits until they are saved. */
async function savePictures(pictures: readonly (readonly [QueryKey, string])[]): Promise<void> {
  const queryClient = deviceClient(true);
  const database = openPersonDatabase('owner', 'marta');
  const stop = savePicturesOffline(queryClient, inOpenDatabase(database));
  for (const [key, text] of pictures) await fetchPicture(queryClient, key, answerWith(text));
  await vi.waitFor(async () => expect(await savedIds()).toHaveLength(pictures.length), {
    timeout: 30_000,
  });
  stop();
  (await database).close();
}

async function savePicture(id: string, { at = NOW, size = 1 } = {}): Promise<void> {
  const database = await openPersonDatabase('owner', 'marta');
  await saveOfflinePictures(database, [{ id, at, size, content: new Blob([id]) }], NOW);
  database.close();
}

describe('an offline picture', () => {
  it('is shown without a connection', async () => {
    await savePictures([[SMALL, 'Luna, small']]);
    const url = await fetchPicture(deviceClient(false), SMALL, failUnreachable);
    await expect(textAt(url)).resolves.toBe('Luna, small');
  });

  it('is shown in its largest saved size if the requested size was never opened', async () => {
    await savePictures([
      [SMALL, 'Luna'],
      [WHOLE, 'Luna, as large as she is'],
    ]);
    const url = await fetchPicture(
      deviceClient(false),
      ['files', 'luna', 640, 'webp'],
      failUnreachable,
    );
    await expect(textAt(url)).resolves.toBe('Luna, as large as she is');
  });

  it('is not shown for another file whose id is a prefix of its own', async () => {
    await savePictures([[SMALL, 'Luna']]);
    await expect(
      fetchPicture(deviceClient(false), ['files', 'lun', 320, 'webp'], failUnreachable),
    ).rejects.toThrow(ApiUnreachable);
  });

  it('does not hide a refusal, which deletes all its sizes', async () => {
    await savePictures([
      [SMALL, 'Luna'],
      [WHOLE, 'Luna, whole'],
    ]);
    const queryClient = deviceClient(true);
    const database = openPersonDatabase('owner', 'marta');
    const stop = savePicturesOffline(queryClient, inOpenDatabase(database));
    const refused = () =>
      Promise.reject(new ApiRefusal(404, { code: 'NOT_FOUND', title: '', status: 404 }));
    await expect(fetchPicture(queryClient, SMALL, refused)).rejects.toThrow(ApiRefusal);
    await vi.waitFor(async () => expect(await savedIds()).toEqual([]));
    stop();
    (await database).close();
  });

  it('is deleted a week after it was last opened', async () => {
    await savePicture('luna/320/webp', { at: NOW - 7 * DAY_MS });
    expect(await savedIds()).toEqual([]);
  });

  it('is saved immediately when the app is hidden', async () => {
    const queryClient = deviceClient(true);
    const database = openPersonDatabase('owner', 'marta');
    const stop = savePicturesOffline(queryClient, inOpenDatabase(database));
    await fetchPicture(queryClient, SMALL, answerWith('Luna'));
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(async () => expect(await savedIds()).toHaveLength(1), { timeout: 500 });
    stop();
    (await database).close();
  });

  it('is not saved after sign-out', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
    const queryClient = deviceClient(true);
    const database = openPersonDatabase('owner', 'marta');
    const stop = savePicturesOffline(queryClient, inOpenDatabase(database));
    await fetchPicture(queryClient, SMALL, answerWith('Luna'));
    stop();
    vi.runAllTimers();
    vi.useRealTimers();
    (await database).close();
    expect(await savedIds()).toEqual([]);
  });
});

describe('the picture limit', () => {
  it('is 40 MB, above which the oldest pictures are deleted', async () => {
    for (let nth = 1; nth <= 21; nth += 1)
      await savePicture(`p${nth}/whole/webp`, { at: NOW - 21 + nth, size: 2_000_000 });
    const left = await savedIds();
    expect(left).toHaveLength(20);
    expect(left).not.toContain('p1/whole/webp');
  });

  it('is 300 pictures', async () => {
    const database = await openPersonDatabase('owner', 'marta');
    const many = Array.from({ length: 302 }, (_none, nth) => ({
      id: `p${nth}/320/webp`,
      at: NOW - 1000 + nth,
      size: 1,
      content: new Blob(['x']),
    }));
    await saveOfflinePictures(database, many, NOW);
    database.close();
    const left = await savedIds();
    expect(left).toHaveLength(300);
    expect(left).not.toContain('p1/320/webp');
    expect(left).toContain('p2/320/webp');
  });

  it('excludes a single picture of more than 2 MB', async () => {
    await savePicture('huge/whole/webp', { size: 2_000_001 });
    expect(await savedIds()).toEqual([]);
  });
});

describe('all offline pictures', () => {
  it('are deleted at sign-out and when the server ends the session', async () => {
    await savePicture('luna/320/webp');
    await deleteOfflineData('owner');
    expect(await savedIds()).toEqual([]);
    await savePicture('luna/320/webp');
    await deletePersonData('owner');
    expect(await savedIds()).toEqual([]);
  });
});
