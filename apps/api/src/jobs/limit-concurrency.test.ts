import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

/** Controllable work that records when it starts. */
function controlledWork(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = () => {
    begun.push(name);
    return promise;
  };
  return { name, work, end: resolve };
}

describe('limitConcurrency', () => {
  it('limits concurrent work overall and per person', async () => {
    const limit = limitConcurrency({ atOnce: 2, ofOne: 1, waitingOfOne: 5, waiting: 10 });
    const begun: string[] = [];
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => controlledWork(begun, name));
    if (!a || !b || !c || !d) throw new Error('four pieces of work');
    const answers = [limit('one', a.work), limit('one', b.work), limit('two', c.work)];
    await expect.poll(() => begun).toEqual(['a', 'c']);
    answers.push(limit('three', d.work));
    a.end();
    // The first person's second task waits in their own queue, so that the third person's task runs before it.
    await expect.poll(() => begun).toEqual(['a', 'c', 'd']);
    for (const { end } of [b, c, d]) end();
    await Promise.all(answers);
    expect(begun).toEqual(['a', 'c', 'd', 'b']);
  });

  it.each([
    { whose: 'of one person', bounds: { waitingOfOne: 1, waiting: 10 }, next: 'one' },
    { whose: 'of all', bounds: { waitingOfOne: 10, waiting: 1 }, next: 'two' },
  ])('refuses work beyond the queue $whose, until there is room again', async (options) => {
    const limit = limitConcurrency({ atOnce: 1, ofOne: 1, ...options.bounds });
    const begun: string[] = [];
    const works = [controlledWork(begun, 'first'), controlledWork(begun, 'second')];
    const answers = works.map(({ work }) => limit('one', work));
    const refused = limit(options.next, () => Promise.resolve());
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
    for (const { end } of works) end();
    await Promise.all(answers);
    expect(await limit(options.next, () => Promise.resolve('done'))).toBe('done');
  });

  it('frees the slot of work that fails', async () => {
    const limit = limitConcurrency({ atOnce: 1, ofOne: 1, waitingOfOne: 0, waiting: 0 });
    await expect(limit('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limit('one', () => Promise.resolve('done'))).toBe('done');
  });
});
