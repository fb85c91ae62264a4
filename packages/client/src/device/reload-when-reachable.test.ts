import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.test-data.ts';
import { reloadWhenReachable } from './reload-when-reachable.ts';

const NOON = new Date('2026-11-26T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('window', new EventTarget());
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

/** A page whose server answers only after `server.answers` is set. */
function brokenPage(storage = memoryStorage()) {
  const server = { answers: false };
  const isServerUp = vi.fn<() => Promise<boolean>>(async () => server.answers);
  const reload = vi.fn<() => void>();
  const stop = reloadWhenReachable({ storage, isServerUp, reload });
  return { server, isServerUp, reload, stop, storage };
}

describe('reloadWhenReachable', () => {
  it('polls the server with increasing delays and reloads once it answers', async () => {
    const { server, isServerUp, reload } = brokenPage();
    await vi.advanceTimersByTimeAsync(1999);
    expect(isServerUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1 + 4000 + 8000 + 16_000);
    expect(isServerUp).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(30_000 + 30_000);
    expect(isServerUp).toHaveBeenCalledTimes(6);
    expect(reload).not.toHaveBeenCalled();
    server.answers = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('checks the server immediately when the device comes online', async () => {
    const { server, reload } = brokenPage();
    server.answers = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads at most once a minute', async () => {
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

  it('stops polling after it is canceled', async () => {
    const { stop, server, isServerUp, reload } = brokenPage();
    stop();
    server.answers = true;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(isServerUp).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
