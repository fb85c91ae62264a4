import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiRefusal, ApiSilent, ApiUnreachable } from '../api/problems.ts';
import { createQueryClient } from './create-query-client.ts';

const TWO_MINUTES_MS = 120_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** How often a query is tried that fails so. */
async function tries(error: Error) {
  vi.useFakeTimers();
  const client = createQueryClient();
  let count = 0;
  // As a screen asks: `fetchQuery` by itself would not try again.
  const observer = new QueryObserver(client, {
    queryKey: ['pets'],
    queryFn: () => {
      count += 1;
      return Promise.reject(error);
    },
  });
  onTestFinished(observer.subscribe(() => {}));
  await vi.advanceTimersByTimeAsync(60_000);
  return count;
}

describe('the cache of a person', () => {
  it.each([
    { why: 'without an answer', error: new ApiUnreachable('No answer'), times: 3 },
    { why: 'that the server could not give', error: new ApiRefusal(503, {}), times: 3 },
    { why: 'that never came', error: new ApiSilent('No answer in time'), times: 1 },
    { why: 'that is refused', error: new ApiRefusal(404, {}), times: 1 },
  ])('asks $times times for something $why', async ({ error, times }) => {
    expect(await tries(error)).toBe(times);
  });

  it('keeps an answer fresh for two minutes', () => {
    expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(TWO_MINUTES_MS);
  });

  it('leaves it to forms to offer a write again, and sends it whatever the device thinks of the network', () => {
    const { mutations } = createQueryClient().getDefaultOptions();
    expect(mutations).toMatchObject({ retry: false, networkMode: 'always' });
  });

  it('lets pictures go that it forgets, and nothing else', () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const client = createQueryClient();
    client.setQueryData(['files', 'a'], 'blob:1');
    client.setQueryData(['me'], { name: 'blob:2' });
    client.setQueryData(['word'], 'a word');
    client.setQueryData(['files', 'a'], 'blob:1');
    expect(revoked).not.toHaveBeenCalled();
    client.clear();
    expect(revoked.mock.calls).toEqual([['blob:1']]);
  });
});
