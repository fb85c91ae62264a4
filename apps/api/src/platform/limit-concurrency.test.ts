import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

/** Work that ends when it is told to, and tells when it begins. */
function held(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = () => {
    begun.push(name);
    return promise;
  };
  return { name, work, end: resolve };
}

describe('createGate', () => {
  it('lets in so many at once, and of one person so many', async () => {
    const gate = limitConcurrency({ atOnce: 2, ofOne: 1, waitingOfOne: 5, waiting: 10 });
    const begun: string[] = [];
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => held(begun, name));
    if (!a || !b || !c || !d) throw new Error('four pieces of work');
    const answers = [gate('one', a.work), gate('one', b.work), gate('two', c.work)];
    await expect.poll(() => begun).toEqual(['a', 'c']);
    answers.push(gate('three', d.work));
    a.end();
    // The second of the one who came first stood behind their own, so that a third person is before it.
    await expect.poll(() => begun).toEqual(['a', 'c', 'd']);
    for (const { end } of [b, c, d]) end();
    await Promise.all(answers);
    expect(begun).toEqual(['a', 'c', 'd', 'b']);
  });

  it.each([
    { whose: 'of one person', bounds: { waitingOfOne: 1, waiting: 10 }, next: 'one' },
    { whose: 'of all', bounds: { waitingOfOne: 10, waiting: 1 }, next: 'two' },
  ])('refuses beyond the queue $whose, and no longer once there is room', async (given) => {
    const gate = limitConcurrency({ atOnce: 1, ofOne: 1, ...given.bounds });
    const begun: string[] = [];
    const works = [held(begun, 'first'), held(begun, 'second')];
    const answers = works.map(({ work }) => gate('one', work));
    const refused = gate(given.next, () => Promise.resolve());
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
    for (const { end } of works) end();
    await Promise.all(answers);
    expect(await gate(given.next, () => Promise.resolve('done'))).toBe('done');
  });

  it('gives the place back when the work fails', async () => {
    const gate = limitConcurrency({ atOnce: 1, ofOne: 1, waitingOfOne: 0, waiting: 0 });
    await expect(gate('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await gate('one', () => Promise.resolve('done'))).toBe('done');
  });
});
