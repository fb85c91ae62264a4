import { expect, it } from 'vitest';
import { SHARED_FILES, storeSharedFiles } from './shared-files.ts';

/** A fake of the device's cache storage. */
function deviceCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const caches = {
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const cache = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, cache);
      return {
        keys: async () => [...cache.keys()],
        put: async (address: string, answer: Response) => void cache.set(address, answer),
      };
    },
  };
  return { stores, caches: caches as unknown as CacheStorage };
}

function shareRequest(names: readonly string[], from: Pick<RequestInit, 'headers'> = {}): Request {
  const body = new FormData();
  body.append('title', 'what another app says');
  for (const name of names) body.append('photos', new File([name], name, { type: 'image/png' }));
  return new Request('https://zampa.example/app/share', { method: 'POST', body, ...from });
}

/** A form submitted by another website, whose address is the referrer. */
function foreignForm(referrer: string): Request {
  return Object.defineProperty(shareRequest(['foreign.png']), 'referrer', { value: referrer });
}

const namesOf = (stores: ReadonlyMap<string, ReadonlyMap<string, Response>>) =>
  [...(stores.get(SHARED_FILES)?.values() ?? [])].map(({ headers }) =>
    decodeURIComponent(headers.get('x-name') ?? ''),
  );

it('storeSharedFiles appends shared files to stored ones and redirects to the page where they are assigned', async () => {
  const { stores, caches } = deviceCaches();
  await storeSharedFiles(shareRequest(['old.png', 'older.png']), caches);
  const answer = await storeSharedFiles(
    shareRequest(['così.png'], { headers: { 'sec-fetch-site': 'none' } }),
    caches,
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(/\/app\/workspace\/share$/);
  expect([...stores.keys()]).toEqual([SHARED_FILES]);
  expect(namesOf(stores)).toEqual(['old.png', 'older.png', 'così.png']);
  const [file] = stores.get(SHARED_FILES)?.values() ?? [];
  expect(await file?.text()).toBe('old.png');
});

it('storeSharedFiles stores at most twenty files', async () => {
  const { stores, caches } = deviceCaches();
  const names = Array.from({ length: 15 }, (_, number) => `${number}.png`);
  await storeSharedFiles(shareRequest(names), caches);
  await storeSharedFiles(shareRequest(names), caches);
  expect(namesOf(stores)).toHaveLength(20);
});

it.each([
  { from: 'a form of another site', request: () => foreignForm('https://evil.example/') },
  {
    from: 'a request marked cross-site',
    request: () => shareRequest(['foreign.png'], { headers: { 'sec-fetch-site': 'cross-site' } }),
  },
  {
    from: 'a request of a sibling domain',
    request: () => shareRequest(['foreign.png'], { headers: { 'sec-fetch-site': 'same-site' } }),
  },
])('storeSharedFiles ignores $from and keeps stored files', async ({ request }) => {
  const { stores, caches } = deviceCaches();
  await storeSharedFiles(shareRequest(['own.png']), caches);
  expect((await storeSharedFiles(request(), caches)).status).toBe(303);
  expect(namesOf(stores)).toEqual(['own.png']);
});
