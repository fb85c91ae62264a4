import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.test-data.ts';
import { loadAnewOnReturn } from './load-anew.ts';

const NOON = new Date('2026-11-26T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('window', new EventTarget());
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

/** A page whose server does not answer until it is said to. */
function brokenPage(storage = memoryStorage()) {
  const server = { answers: false };
  const isThere = vi.fn<() => Promise<boolean>>(async () => server.answers);
  const reload = vi.fn<() => void>();
  const stop = loadAnewOnReturn({ storage, isThere, reload });
  return { server, isThere, reload, stop, storage };
}

describe('a page that lacks a file', () => {
  it('asks more and more seldom whether the server is there, and is loaded anew when it is', async () => {
    const { server, isThere, reload } = brokenPage();
    await vi.advanceTimersByTimeAsync(1999);
    expect(isThere).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1 + 4000 + 8000 + 16_000);
    expect(isThere).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(30_000 + 30_000);
    expect(isThere).toHaveBeenCalledTimes(6);
    expect(reload).not.toHaveBeenCalled();
    server.answers = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks at once when the device is online again', async () => {
    const { server, reload } = brokenPage();
    server.answers = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not loaded anew more than once a minute, whatever is missing', async () => {
    const { storage, server, reload } = brokenPage();
    server.answers = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(reload).toHaveBeenCalledTimes(1);
    const again = brokenPage(storage);
    again.server.answers = true;
    await vi.advanceTimersByTimeAsync(59_999);
    expect(again.reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(again.reload).toHaveBeenCalledTimes(1);
  });

  it('waits no longer once it is left', async () => {
    const { stop, server, isThere, reload } = brokenPage();
    stop();
    server.answers = true;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(isThere).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
