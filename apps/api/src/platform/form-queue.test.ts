import { describe, expect, it } from 'vitest';
import { createFormQueue } from './form-queue.ts';

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const work = () => {
    started.resolve();
    return promise;
  };
  return { work, end: resolve, started: started.promise };
}

describe('createFormQueue', () => {
  it('keeps places for others while one person sends many', async () => {
    const queue = createFormQueue({ all: 3, ofOne: 2, waiting: 10 });
    const many = Array.from({ length: 5 }, held);
    const answers = many.map(({ work }) => queue('one', work));
    await Promise.all(many.slice(0, 2).map(({ started }) => started));
    expect(await queue('other', () => Promise.resolve('read'))).toBe('read');
    for (const { end } of many) end();
    await Promise.all(answers);
  });

  it('refuses what one person sends beyond those that wait, and not once there is room', async () => {
    const queue = createFormQueue({ all: 3, ofOne: 1, waiting: 1 });
    const [first, second] = [held(), held()];
    const answers = [queue('one', first.work), queue('one', second.work)];
    const third = queue('one', () => Promise.resolve());
    await expect(third).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 5 });
    first.end();
    second.end();
    await Promise.all(answers);
    expect(await queue('one', () => Promise.resolve('read'))).toBe('read');
  });

  it('gives the place back when the work fails', async () => {
    const queue = createFormQueue({ all: 1, ofOne: 1, waiting: 0 });
    const broken = () => Promise.reject(new Error('cut off'));
    await expect(queue('one', broken)).rejects.toThrow('cut off');
    expect(await queue('one', () => Promise.resolve('read'))).toBe('read');
  });
});
