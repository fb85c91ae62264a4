import { expect, it } from 'vitest';
import { SHARED_FILES, takeShared } from './shared-files.ts';

/** The caches of a device, as far as they are used here. */
function deviceCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const caches = {
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, cache);
      return { put: async (address: string, answer: Response) => void cache.set(address, answer) };
    },
  };
  return { kept, caches: caches as unknown as CacheStorage };
}

function shared(...names: readonly string[]): Request {
  const body = new FormData();
  body.append('title', 'what another app says');
  for (const name of names) body.append('photos', new File([name], name, { type: 'image/png' }));
  return new Request('https://zampa.example/app/share', { method: 'POST', body });
}

it('keeps what was shared last, and shows the page on which one goes on', async () => {
  const { kept, caches } = deviceCaches();
  await takeShared(shared('old.png', 'older.png'), caches);
  const answer = await takeShared(shared('così.png'), caches);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(/\/app\/workspace\/share$/);
  expect([...kept.keys()]).toEqual([SHARED_FILES]);
  const files = [...(kept.get(SHARED_FILES)?.values() ?? [])];
  expect(files).toHaveLength(1);
  expect(await files[0]?.text()).toBe('così.png');
  expect(decodeURIComponent(files[0]?.headers.get('x-name') ?? '')).toBe('così.png');
});
