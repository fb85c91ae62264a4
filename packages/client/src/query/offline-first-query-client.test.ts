import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import { createQueryClient } from './create-query-client.ts';
import { MAX_REFETCH_WAIT_MS } from './offline-first-query-client.ts';

const never = () => new Promise<string>(() => {});
const lost = () => Promise.reject(new ApiUnreachable('No answer'));

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    onlineManager.setOnline(true);
  };
});

/** Invalidates queries on screen, as a mutation does, and tracks whether that has completed. */
function invalidateOnScreen(...fetches: (() => Promise<string>)[]) {
  const client = createQueryClient();
  for (const [index, queryFn] of fetches.entries()) {
    const queryKey = ['shown', index];
    client.setQueryData(queryKey, 'before');
    onTestFinished(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {}));
  }
  const waiting = { isOver: false };
  void client.invalidateQueries({ queryKey: ['shown'] }).then(() => {
    waiting.isOver = true;
  });
  return { client, waiting };
}

describe('invalidateQueries', () => {
  it('resolves once the answer has arrived', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { client, waiting } = invalidateOnScreen(() => promise);
    await vi.advanceTimersByTimeAsync(1000);
    expect(waiting.isOver).toBe(false);
    resolve('after');
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.isOver).toBe(true);
    expect(client.getQueryData(['shown', 0])).toBe('after');
  });

  it.each([
    { why: 'is refused', fetchAnswer: () => Promise.reject(new ApiRefusal(403, {})) },
    { why: 'gets no answer and will be retried', fetchAnswer: lost },
    { why: 'is paused offline', fetchAnswer: lost, isOffline: true },
  ])('resolves when a query $why', async ({ fetchAnswer, isOffline }) => {
    if (isOffline) onlineManager.setOnline(false);
    const { waiting } = invalidateOnScreen(fetchAnswer);
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.isOver).toBe(true);
  });

  it('waits for a pending answer even if another query is paused offline', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    onlineManager.setOnline(false);
    const { waiting } = invalidateOnScreen(lost, () => promise);
    await vi.advanceTimersByTimeAsync(2000);
    expect(waiting.isOver).toBe(false);
    resolve('kept');
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.isOver).toBe(true);
  });

  it('resolves after a timeout without an answer', async () => {
    const { waiting } = invalidateOnScreen(never);
    await vi.advanceTimersByTimeAsync(MAX_REFETCH_WAIT_MS - 1);
    expect(waiting.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.isOver).toBe(true);
  });
});

it('fetchQuery rejects immediately when offline', async () => {
  onlineManager.setOnline(false);
  const fetches = createQueryClient().fetchQuery({ queryKey: ['needed'], queryFn: lost });
  const failed = vi.fn<(error: unknown) => void>();
  fetches.catch(failed);
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(ApiUnreachable));
});
