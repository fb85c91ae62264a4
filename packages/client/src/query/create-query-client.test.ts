import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiRefusal, ApiTimeout, ApiUnreachable } from '../api/problems.ts';
import { createQueryClient } from './create-query-client.ts';

const TWO_MINUTES_MS = 120_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Counts the tries of a query that fails with this error. */
async function countTries(error: Error) {
  vi.useFakeTimers();
  const client = createQueryClient();
  let count = 0;
  // An observer, as on a screen: `fetchQuery` alone would not retry.
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

describe('createQueryClient', () => {
  it.each([
    { why: 'after a lost connection', error: new ApiUnreachable('No answer'), times: 3 },
    { why: 'after a server error', error: new ApiRefusal(503, {}), times: 3 },
    { why: 'after a timeout', error: new ApiTimeout('No answer in time'), times: 1 },
    { why: 'after a refusal', error: new ApiRefusal(404, {}), times: 1 },
  ])('tries $times times for an answer $why', async ({ error, times }) => {
    expect(await countTries(error)).toBe(times);
  });

  it('keeps an answer fresh for two minutes', () => {
    expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(TWO_MINUTES_MS);
  });

  it('does not retry writes, and sends them even if the device believes it is offline', () => {
    const { mutations } = createQueryClient().getDefaultOptions();
    expect(mutations).toMatchObject({ retry: false, networkMode: 'always' });
  });

  it('revokes only the URLs of removed pictures', () => {
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
