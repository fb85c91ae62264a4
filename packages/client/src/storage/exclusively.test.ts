import { afterEach, expect, it, vi } from 'vitest';
import { exclusively } from './exclusively.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['an insecure context', {}],
  ['no browser', undefined],
])('exclusively runs the task without Web Locks: %s', async (_why, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(exclusively('refresh', async () => 'done')).resolves.toBe('done');
});

it('exclusively requests the lock of that name and passes on the abort signal', async () => {
  const requests: unknown[] = [];
  const request = (name: string, options: object, task: () => Promise<unknown>) => {
    requests.push([name, options]);
    return task();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  await expect(exclusively('refresh', async () => 'done')).resolves.toBe('done');
  const { signal } = new AbortController();
  await exclusively('outbox', async () => 'sent', signal);
  expect(requests).toEqual([
    ['refresh', {}],
    ['outbox', { signal }],
  ]);
});
