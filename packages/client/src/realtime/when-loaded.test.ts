import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { whenLoaded } from './when-loaded.ts';

/** Code that can be fetched after so many failed tries. */
function loading(failures: number) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const happened: string[] = [];
  const left = { failures };
  const stop = whenLoaded(
    async () => {
      happened.push('asked');
      left.failures -= 1;
      if (left.failures >= 0) throw new TypeError('no network');
      return 'module';
    },
    (module) => {
      happened.push(`started ${module}`);
      return () => happened.push('stopped');
    },
  );
  return { happened, stop };
}

const asks = (happened: readonly string[]) => happened.filter((each) => each === 'asked').length;

describe('whenLoaded', () => {
  it('starts as soon as the code is there, once, and stops when that is said', async () => {
    const { happened, stop } = loading(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(happened).toEqual(['asked', 'started module']);
    stop();
    expect(happened.at(-1)).toBe('stopped');
  });

  it('tries again after 1, 2, 4, 8, 16, then every 30 seconds', async () => {
    const { happened } = loading(8);
    await vi.advanceTimersByTimeAsync(0);
    for (const [tries, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(asks(happened)).toBe(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(asks(happened)).toBe(tries + 2);
    }
  });

  it('asks no more once it is stopped', async () => {
    const { happened, stop } = loading(3);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(happened).toEqual(['asked']);
  });

  it('does not ask when it is stopped at once', async () => {
    const { happened, stop } = loading(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(happened).toEqual([]);
  });

  it('neither starts nor asks again when it was stopped while the code was on its way', async () => {
    const arriving = loading(0);
    vi.advanceTimersByTime(0);
    arriving.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arriving.happened).toEqual(['asked']);
    const failing = loading(1);
    vi.advanceTimersByTime(0);
    failing.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failing.happened).toEqual(['asked']);
  });
});
