import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import { createQueryClient } from './create-query-client.ts';
import { WAIT_FOR_RENEWAL_MS } from './offline-first-query-client.ts';

const never = () => new Promise<string>(() => {});
const lost = () => Promise.reject(new ApiUnreachable('No answer'));

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    onlineManager.setOnline(true);
  };
});

/** Waits, as a change does, for a question on screen to be asked again; tells how that stands. */
function renewing(...asked: (() => Promise<string>)[]) {
  const client = createQueryClient();
  for (const [index, queryFn] of asked.entries()) {
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

describe('what waits for something to be asked again', () => {
  it('has waited for the answer once that is here', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { client, waiting } = renewing(() => promise);
    await vi.advanceTimersByTimeAsync(1000);
    expect(waiting.isOver).toBe(false);
    resolve('after');
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.isOver).toBe(true);
    expect(client.getQueryData(['shown', 0])).toBe('after');
  });

  it.each([
    { why: 'is refused', ask: () => Promise.reject(new ApiRefusal(403, {})) },
    { why: 'is not answered and tried again', ask: lost },
    { why: 'cannot be asked without a connection', ask: lost, isOffline: true },
  ])('goes on where it $why', async ({ ask, isOffline }) => {
    if (isOffline) onlineManager.setOnline(false);
    const { waiting } = renewing(ask);
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.isOver).toBe(true);
  });

  it('does not go on before the last has come, where another waits for the connection', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    onlineManager.setOnline(false);
    const { waiting } = renewing(lost, () => promise);
    await vi.advanceTimersByTimeAsync(2000);
    expect(waiting.isOver).toBe(false);
    resolve('kept');
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.isOver).toBe(true);
  });

  it('goes on where no answer comes in time', async () => {
    const { waiting } = renewing(never);
    await vi.advanceTimersByTimeAsync(WAIT_FOR_RENEWAL_MS - 1);
    expect(waiting.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.isOver).toBe(true);
  });
});

it('fails at once where a change needs an answer first, and there is no connection', async () => {
  onlineManager.setOnline(false);
  const asked = createQueryClient().fetchQuery({ queryKey: ['needed'], queryFn: lost });
  const failed = vi.fn<(error: unknown) => void>();
  asked.catch(failed);
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(ApiUnreachable));
});
