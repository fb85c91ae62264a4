import { describe, expect, it } from 'vitest';
import { createFormQueue } from './form-queue.ts';

/** Something that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const work = () => {
    started.resolve();
    return promise;
  };
  return { work, end: resolve, started: started.promise };
}

const atOnce = () => Promise.resolve('a form');
const used = (form: string) => Promise.resolve(`${form}, used`);

describe('createFormQueue', () => {
  it('keeps places for others while one person sends many', async () => {
    const queue = createFormQueue({ all: 3, ofOne: 2, waiting: 10 });
    const many = Array.from({ length: 5 }, held);
    const answers = many.map(({ work }) => queue('one', atOnce, work));
    await Promise.all(many.slice(0, 2).map(({ started }) => started));
    expect(await queue('other', atOnce, used)).toBe('a form, used');
    for (const { end } of many) end();
    await Promise.all(answers);
  });

  it('gives no place to what has not come yet, however many send slowly', async () => {
    const queue = createFormQueue({ all: 1, ofOne: 2, waiting: 10 });
    const slow = Array.from({ length: 6 }, held);
    const answers = slow.map(({ work }, at) => queue(`person ${at % 3}`, work, atOnce));
    await Promise.all(slow.map(({ started }) => started));
    expect(await queue('other', atOnce, used)).toBe('a form, used');
    for (const { end } of slow) end();
    await Promise.all(answers);
  });

  it('refuses what one person sends beyond those that wait, and not once there is room', async () => {
    const queue = createFormQueue({ all: 3, ofOne: 1, waiting: 1 });
    const [first, second] = [held(), held()];
    const answers = [queue('one', first.work, atOnce), queue('one', second.work, atOnce)];
    const third = queue('one', atOnce, used);
    await expect(third).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 5 });
    first.end();
    second.end();
    await Promise.all(answers);
    expect(await queue('one', atOnce, used)).toBe('a form, used');
  });

  it('gives the place back when the work fails', async () => {
    const queue = createFormQueue({ all: 1, ofOne: 1, waiting: 0 });
    const broken = () => Promise.reject(new Error('cut off'));
    await expect(queue('one', broken, used)).rejects.toThrow('cut off');
    await expect(queue('one', atOnce, broken)).rejects.toThrow('cut off');
    expect(await queue('one', atOnce, used)).toBe('a form, used');
  });
});
