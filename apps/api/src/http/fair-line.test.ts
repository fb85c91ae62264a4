import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairLine, readingFor } from './fair-line.ts';

/** Reads that end when they are told to, and what of them has begun. */
function reads() {
  const begun: string[] = [];
  const ends = new Map<string, (result: string) => void>();
  const read = (name: string) => () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    begun.push(name);
    ends.set(name, resolve);
    return promise;
  };
  return { begun, read, end: (name: string) => ends.get(name)?.(name) };
}

describe('the fair line', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets another clinic past the many reads of one', async () => {
    const line = createFairLine(2);
    const { begun, read, end } = reads();
    const noisy = ['a', 'b', 'c'].map((name) => line('noisy', read(name)));
    const other = line('other', read('other'));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'other']);
    end('a');
    expect(await noisy[0]).toBe('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'other', 'b']);
    end('other');
    expect(await other).toBe('other');
  });

  it('lets the others of a clinic past a read that is slow, and answers it all the same', async () => {
    const line = createFairLine(2);
    const { begun, read, end } = reads();
    const slow = line('clinic', read('slow'));
    const next = line('clinic', read('next'));
    await vi.advanceTimersByTimeAsync(99);
    expect(begun).toEqual(['slow']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['slow', 'next']);
    end('next');
    end('slow');
    expect(await Promise.all([slow, next])).toEqual(['slow', 'next']);
  });

  it('lets one that has more than its share rest for three turns, while three others read', async () => {
    const line = createFairLine(2);
    const { begun, read, end } = reads();
    const others = ['one', 'two', 'three'];
    const reading = ['a', 'b', 'c', 'd'].map((name) => line('noisy', read(name)));
    for (const name of ['a', 'b', 'c']) {
      await vi.advanceTimersByTimeAsync(90);
      end(name);
      await vi.advanceTimersByTimeAsync(0);
    }
    // Nobody else has read: it goes on at once.
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    reading.push(...others.map((name) => line(name, read(name))), line('noisy', read('e')));
    await vi.advanceTimersByTimeAsync(10);
    for (const name of others) end(name);
    await vi.advanceTimersByTimeAsync(80);
    end('d');
    await vi.advanceTimersByTimeAsync(269);
    expect(begun).toEqual(['a', 'b', 'c', 'd', ...others]);
    await vi.advanceTimersByTimeAsync(2);
    expect(begun).toEqual(['a', 'b', 'c', 'd', ...others, 'e']);
    end('e');
    await Promise.all(reading);
  });

  it('gives way when a read fails, and tells why', async () => {
    const line = createFairLine(1);
    await expect(line('clinic', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await line('clinic', () => Promise.resolve('read'))).toBe('read');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('refuses what nobody would wait for', async () => {
    const line = createFairLine(1);
    const { read, end } = reads();
    const first = line('clinic', read('first'));
    for (let waiting = 0; waiting < 500; waiting += 1) void line('clinic', read(String(waiting)));
    await expect(line('clinic', read('one more'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    end('first');
    expect(await first).toBe('first');
  });
});

describe('for whom somebody reads', () => {
  const worksFor = (...facilityIds: string[]) => ({
    userId: 'vet',
    isVet: true,
    facilities: facilityIds.map((facilityId) => ({
      facilityId,
      roleId: 1,
      receptionAnswers: false,
    })),
    families: [],
    applications: [],
    clinics: [],
  });

  it.each([
    {
      what: 'the workplace they name',
      viewer: worksFor('north', 'south'),
      named: 'south',
      is: 'south',
    },
    {
      what: 'the first, of a clinic of others',
      viewer: worksFor('north'),
      named: 'strange',
      is: 'north',
    },
    {
      what: 'the first, where they name none',
      viewer: worksFor('north'),
      named: undefined,
      is: 'north',
    },
    { what: 'no clinic, who works in none', viewer: worksFor(), named: 'north', is: undefined },
    { what: 'no clinic, without a profile', viewer: null, named: 'north', is: undefined },
  ])('is $what', ({ viewer, named, is }) => {
    expect(readingFor(viewer, named)).toBe(is);
  });
});
