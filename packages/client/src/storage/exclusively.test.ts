import { afterEach, expect, it, vi } from 'vitest';
import { exclusively } from './exclusively.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['a page that is no secure context', {}],
  ['no browser at all', undefined],
])('runs the task without Web Locks: %s', async (_why, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(exclusively('refresh', async () => 'done')).resolves.toBe('done');
});

it('asks for the lock of that name, until the signal ends the waiting', async () => {
  const asked: unknown[] = [];
  const request = (name: string, options: object, task: () => Promise<unknown>) => {
    asked.push([name, options]);
    return task();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  await expect(exclusively('refresh', async () => 'done')).resolves.toBe('done');
  const { signal } = new AbortController();
  await exclusively('outbox', async () => 'sent', signal);
  expect(asked).toEqual([
    ['refresh', {}],
    ['outbox', { signal }],
  ]);
});
