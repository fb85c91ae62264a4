import { describe, expect, it } from 'vitest';
import { createFormQueue } from './form-queue.ts';

/** Controllable work. */
function controlledWork() {
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
  it('serves others while one person sends many forms', async () => {
    const queue = createFormQueue({ all: 3, ofOne: 2, waiting: 10 });
    const many = Array.from({ length: 5 }, controlledWork);
    const answers = many.map(({ work }) => queue('one', atOnce, work));
    await Promise.all(many.slice(0, 2).map(({ started }) => started));
    expect(await queue('other', atOnce, used)).toBe('a form, used');
    for (const { end } of many) end();
    await Promise.all(answers);
  });

  it('does not count slow uploads against the common limit', async () => {
    const queue = createFormQueue({ all: 1, ofOne: 2, waiting: 10 });
    const slow = Array.from({ length: 6 }, controlledWork);
    const answers = slow.map(({ work }, at) => queue(`person ${at % 3}`, work, atOnce));
    await Promise.all(slow.map(({ started }) => started));
    expect(await queue('other', atOnce, used)).toBe('a form, used');
    for (const { end } of slow) end();
    await Promise.all(answers);
  });

  it("refuses a person's forms beyond their queue, until there is room again", async () => {
    const queue = createFormQueue({ all: 3, ofOne: 1, waiting: 1 });
    const [first, second] = [controlledWork(), controlledWork()];
    const answers = [queue('one', first.work, atOnce), queue('one', second.work, atOnce)];
    const third = queue('one', atOnce, used);
    await expect(third).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 5 });
    first.end();
    second.end();
    await Promise.all(answers);
    expect(await queue('one', atOnce, used)).toBe('a form, used');
  });

  it('frees the slot of a form that cannot be read or processed', async () => {
    const queue = createFormQueue({ all: 1, ofOne: 1, waiting: 0 });
    const broken = () => Promise.reject(new Error('cut off'));
    await expect(queue('one', broken, used)).rejects.toThrow('cut off');
    await expect(queue('one', atOnce, broken)).rejects.toThrow('cut off');
    expect(await queue('one', atOnce, used)).toBe('a form, used');
  });
});
