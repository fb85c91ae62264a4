import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { whenLoaded } from './when-loaded.ts';

/** A module that loads after this number of failures. */
function startLoading(failures: number) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const events: string[] = [];
  const left = { failures };
  const stop = whenLoaded(
    async () => {
      events.push('asked');
      left.failures -= 1;
      if (left.failures >= 0) throw new TypeError('no network');
      return 'module';
    },
    (module) => {
      events.push(`started ${module}`);
      return () => events.push('stopped');
    },
  );
  return { events, stop };
}

const attempts = (events: readonly string[]) => events.filter((each) => each === 'asked').length;

describe('whenLoaded', () => {
  it('starts once as soon as the code is loaded, and stops on request', async () => {
    const { events, stop } = startLoading(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events).toEqual(['asked', 'started module']);
    stop();
    expect(events.at(-1)).toBe('stopped');
  });

  it('retries after 1, 2, 4, 8, 16, then every 30 seconds', async () => {
    const { events } = startLoading(8);
    await vi.advanceTimersByTimeAsync(0);
    for (const [tries, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(attempts(events)).toBe(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(attempts(events)).toBe(tries + 2);
    }
  });

  it('does not retry after it is stopped', async () => {
    const { events, stop } = startLoading(3);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events).toEqual(['asked']);
  });

  it('does not load if it is stopped immediately', async () => {
    const { events, stop } = startLoading(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events).toEqual([]);
  });

  it('neither starts nor retries if it is stopped while loading', async () => {
    const arriving = startLoading(0);
    vi.advanceTimersByTime(0);
    arriving.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arriving.events).toEqual(['asked']);
    const failing = startLoading(1);
    vi.advanceTimersByTime(0);
    failing.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failing.events).toEqual(['asked']);
  });
});
