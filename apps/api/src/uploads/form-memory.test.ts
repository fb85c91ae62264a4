import { describe, expect, it } from 'vitest';
import { createFormMemory } from './form-memory.ts';

/** A manual clock. */
function stillClock() {
  let time = 0;
  return { now: () => time, pass: (ms: number) => void (time += ms) };
}

const REFUSED = { code: 'UNAVAILABLE', retryAfter: 5 };

describe('createFormMemory', () => {
  it('evicts only the upload with the highest cost of size and time when memory is full', async () => {
    const clock = stillClock();
    const memory = createFormMemory(100, clock.now);
    const slow = memory.open();
    slow.grow(30);
    clock.pass(1000);
    const quick = memory.open();
    clock.pass(10);
    quick.grow(70);
    const undecided = Promise.race([slow.evicted, Promise.resolve('held')]);
    expect(await undecided).toBe('held');
    quick.grow(1);
    expect(memory.held()).toBe(71);
    await expect(slow.evicted).rejects.toMatchObject(REFUSED);
    expect(await Promise.race([quick.evicted, Promise.resolve('held')])).toBe('held');
  });

  it('evicts incomplete uploads only', async () => {
    const memory = createFormMemory(100, stillClock().now);
    const whole = memory.open();
    whole.grow(90);
    whole.complete();
    const coming = memory.open();
    coming.grow(20);
    await expect(coming.evicted).rejects.toMatchObject(REFUSED);
    expect(await Promise.race([whole.evicted, Promise.resolve('held')])).toBe('held');
  });

  it('frees memory on release', () => {
    const memory = createFormMemory(100, stillClock().now);
    const form = memory.open();
    form.grow(60);
    form.grow(20);
    expect(memory.held()).toBe(80);
    form.release();
    form.release();
    expect(memory.held()).toBe(0);
  });
});
