import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitToRetry } from './wait-to-retry.ts';

const device = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', device);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A waiting of 30 seconds, and whether it is over. */
function waiting() {
  const stop = new AbortController();
  const state = { over: false };
  const over = waitToRetry(30_000, stop.signal).then(() => (state.over = true));
  return { state, stop, over };
}

it('waits for its time', async () => {
  const { state } = waiting();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(state.over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.over).toBe(true);
});

it('is over as soon as the device is online again', async () => {
  const { state } = waiting();
  device.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.over).toBe(true);
});

it('is over as soon as it is ended', async () => {
  const { state, stop } = waiting();
  stop.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.over).toBe(true);
});

it('leaves nothing behind: no timer, no listener', async () => {
  const removed = vi.spyOn(device, 'removeEventListener');
  const { stop, over } = waiting();
  const forgotten = vi.spyOn(stop.signal, 'removeEventListener');
  device.dispatchEvent(new Event('online'));
  await over;
  expect(vi.getTimerCount()).toBe(0);
  expect(removed).toHaveBeenCalledWith('online', expect.any(Function));
  expect(forgotten).toHaveBeenCalledWith('abort', expect.any(Function));
});
