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

/** Starts a wait of 30 seconds and exposes whether it is over. */
function startWaiting() {
  const stop = new AbortController();
  const state = { over: false };
  const over = waitToRetry(30_000, stop.signal).then(() => (state.over = true));
  return { state, stop, over };
}

it('waitToRetry resolves after its delay', async () => {
  const { state } = startWaiting();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(state.over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.over).toBe(true);
});

it('waitToRetry resolves as soon as the device is online again', async () => {
  const { state } = startWaiting();
  device.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.over).toBe(true);
});

it('waitToRetry resolves as soon as it is aborted', async () => {
  const { state, stop } = startWaiting();
  stop.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.over).toBe(true);
});

it('waitToRetry removes its timer and listeners', async () => {
  const removed = vi.spyOn(device, 'removeEventListener');
  const { stop, over } = startWaiting();
  const forgotten = vi.spyOn(stop.signal, 'removeEventListener');
  device.dispatchEvent(new Event('online'));
  await over;
  expect(vi.getTimerCount()).toBe(0);
  expect(removed).toHaveBeenCalledWith('online', expect.any(Function));
  expect(forgotten).toHaveBeenCalledWith('abort', expect.any(Function));
});
