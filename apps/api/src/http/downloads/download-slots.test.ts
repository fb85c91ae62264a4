import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDownloadSlots } from './download-slots.ts';

const REFUSED = { code: 'TOO_MANY_REQUESTS', retryAfter: 5 };

describe('createDownloadSlots', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const slots = () => createDownloadSlots({ atOnce: 2, waiting: 1, patienceMs: 1000 });

  it('gives a waiting download the slot that is released', async () => {
    const take = slots();
    const [first] = await Promise.all([take('Anna'), take('Anna')]);
    const third = take('Anna');
    first();
    await expect(third).resolves.toBeTypeOf('function');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('refuses a download that has waited too long', async () => {
    const take = slots();
    await Promise.all([take('Anna'), take('Anna')]);
    const waiting = take('Anna');
    vi.advanceTimersByTime(1000);
    await expect(waiting).rejects.toMatchObject(REFUSED);
  });

  it('refuses a download immediately when the queue is full', async () => {
    const take = slots();
    await Promise.all([take('Anna'), take('Anna')]);
    void take('Anna').catch(() => undefined);
    await expect(take('Anna')).rejects.toMatchObject(REFUSED);
  });

  it('counts the downloads of each person separately', async () => {
    const take = slots();
    await Promise.all([take('Anna'), take('Anna')]);
    await expect(take('Bruno')).resolves.toBeTypeOf('function');
  });

  it('frees a slot once, however often it is released', async () => {
    const take = slots();
    const [first] = await Promise.all([take('Anna'), take('Anna')]);
    first();
    first();
    await take('Anna');
    const waiting = take('Anna');
    vi.advanceTimersByTime(1000);
    await expect(waiting).rejects.toMatchObject(REFUSED);
  });

  it('does not lose a slot to a download that gave up', async () => {
    const take = slots();
    const [first] = await Promise.all([take('Anna'), take('Anna')]);
    const waiting = take('Anna');
    vi.advanceTimersByTime(1000);
    await expect(waiting).rejects.toMatchObject(REFUSED);
    first();
    await expect(take('Anna')).resolves.toBeTypeOf('function');
  });
});
